package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.TournamentState;
import java.util.List;

/**
 * What an entrant takes home.
 *
 * @param place "1st", "2nd", …
 * @param shared whether somebody else has the same place
 * @param of how many entrants have a certificate
 */
public record Certificate(String name, String place, boolean shared, int of, String points) {

    private static final int TENS = 10;

    /** One for each entrant that played and stayed, first place first; none before the event is closed. */
    public static List<Certificate> of(StandingsTable table) {
        if (table.phase() != TournamentState.Phase.CLOSED) {
            return List.of();
        }
        var rows = table.rows().stream()
                .filter(each -> each.tables() > 0 && !each.withdrawn())
                .toList();
        return rows.stream().map(each -> of(each, table.rows(), rows.size())).toList();
    }

    private static Certificate of(StandingsTable.Row row, List<StandingsTable.Row> all, int of) {
        boolean shared = all.stream().filter(each -> each.rank() == row.rank()).count() > 1;
        return new Certificate(row.name(), ordinal(row.rank()), shared, of, row.points());
    }

    static String ordinal(int number) {
        boolean teen = number / TENS % TENS == 1;
        return number
                + switch (teen ? 0 : number % TENS) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
    }
}
