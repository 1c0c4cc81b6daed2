package dev.stopline.tournament.view;

import dev.stopline.tournament.rules.BoardMode;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.LineResult;
import dev.stopline.tournament.rules.Table;
import dev.stopline.tournament.rules.TableRuling;
import dev.stopline.tournament.rules.TableScore;
import dev.stopline.tournament.rules.TournamentState;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of a round and what it came to.
 *
 * @param table from 1 in its round and board
 * @param outcome what it came to, in words
 * @param line of a session; its ending is NONE where there is none
 * @param jobs of a career, in the order in which they closed
 * @param absent the ids of those who did not come
 * @param points the matchpoints of a duplicate board, in steps of 0.5; "0" in any other format
 */
public record RecordedTable(
        String gameId,
        String board,
        int table,
        Table.Status status,
        String outcome,
        List<Place> places,
        LineResult line,
        List<JobResult> jobs,
        TableRuling ruling,
        List<String> absent,
        boolean counts,
        String points) {

    public RecordedTable {
        places = List.copyOf(places);
        jobs = List.copyOf(jobs);
        absent = List.copyOf(absent);
    }

    /** Where somebody sits. */
    public enum Chair {
        COMPANY,
        COMRADES,
        /** One team has both. */
        BOTH,
        DETECTIVE
    }

    /**
     * An entrant at the table.
     *
     * @param score what the table brought it; 0 while the table does not count
     */
    public record Place(String entrant, String name, Chair chair, int score) {}

    static RecordedTable of(TournamentState s, TableScore scored, TournamentNames names) {
        var table = scored.table();
        var deal = table.deal();
        return new RecordedTable(
                deal.gameId(),
                deal.board(),
                deal.table(),
                table.status(),
                Outcomes.of(table, names),
                places(s, scored, names),
                table.line(),
                table.jobs(),
                table.ruling(),
                table.absent(),
                table.counts(),
                scored.points());
    }

    private static List<Place> places(TournamentState s, TableScore scored, TournamentNames names) {
        var deal = scored.table().deal();
        var mode = s.board(deal.board()).map(each -> each.spec().mode()).orElse(BoardMode.BOTH_CHAIRS);
        var places = new ArrayList<Place>();
        for (int at = 0; at < deal.entrants().size(); at++) {
            var entrant = deal.entrants().get(at);
            int score = scored.scores().isEmpty() ? 0 : scored.scores().get(at);
            places.add(new Place(
                    entrant, names.of(entrant), chair(mode, deal.entrants().size(), at), score));
        }
        return places;
    }

    private static Chair chair(BoardMode mode, int entrants, int at) {
        return switch (mode) {
            case DETECTIVE -> Chair.DETECTIVE;
            case COMPANY_ONLY -> Chair.COMPANY;
            case COMRADES_ONLY -> Chair.COMRADES;
            case BOTH_CHAIRS -> entrants == 1 ? Chair.BOTH : at == 0 ? Chair.COMPANY : Chair.COMRADES;
        };
    }
}
