package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * T-SCO-01, T-DUP-02: what a table has brought.
 *
 * @param scores of each entrant in the order of the deal; empty while the table does not count
 * @param matchpoints of a duplicate board, in halves; 0 in any other format
 */
public record TableScore(Table table, List<Integer> scores, int matchpoints) {

    public TableScore {
        scores = List.copyOf(scores);
    }

    /** What every table of a round has brought, in the order of the deals. */
    public static List<TableScore> of(TournamentState s, Round round) {
        var scored = new ArrayList<TableScore>();
        for (var board : round.boards()) {
            var matchpoints = s.format() == Format.DUPLICATE
                    ? Duplicate.onBoard(s, round, board)
                    : new TreeMap<String, Integer>();
            for (var table : round.at(board)) {
                var first = table.deal().entrants().getFirst();
                scored.add(new TableScore(table, scores(s, table), matchpoints.getOrDefault(first, 0)));
            }
        }
        return List.copyOf(scored);
    }

    private static List<Integer> scores(TournamentState s, Table table) {
        var scores = new ArrayList<Integer>();
        var mode = s.board(table.deal().board()).map(each -> each.spec().mode()).orElse(BoardMode.BOTH_CHAIRS);
        for (int place = 0; table.counts() && place < table.deal().entrants().size(); place++) {
            scores.add(s.scoring().of(table, mode, place));
        }
        return scores;
    }

    /** The matchpoints as they are written: "3.5". */
    public String points() {
        return Figures.halves(matchpoints);
    }
}
