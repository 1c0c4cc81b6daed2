package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.TournamentState;
import java.util.List;

/**
 * What an entrant takes home.
 *
 * @param place "1st", "2nd", …
 * @param shared whether somebody else has the same place
 * @param of how many entrants there are in the standings, whoever withdrew among them
 */
public record Certificate(String name, String place, boolean shared, int of, String points) {

    private static final int TENS = 10;

    /** One for each entrant that played and stayed, first place first; none before the event is closed. */
    public static List<Certificate> of(StandingsTable table) {
        if (table.phase() != TournamentState.Phase.CLOSED) {
            return List.of();
        }
        return table.rows().stream()
                .filter(each -> each.tables() > 0 && !each.withdrawn())
                .map(each -> of(each, table.rows()))
                .toList();
    }

    private static Certificate of(StandingsTable.Row row, List<StandingsTable.Row> all) {
        boolean shared = all.stream().filter(each -> each.rank() == row.rank()).count() > 1;
        return new Certificate(row.name(), ordinal(row.rank()), shared, all.size(), row.points());
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
