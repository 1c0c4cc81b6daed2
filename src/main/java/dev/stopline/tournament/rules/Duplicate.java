package dev.stopline.tournament.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * T-DUP-01..03: every entrant plays every board of the round, alone at its table. On a board each table is compared with
 * each other one: 2 halves for a better score, 1 for an equal one, and 1 for a table that does not count, or not yet.
 */
final class Duplicate {

    private static final int BETTER = 2;

    private Duplicate() {}

    static Rounds.Dealt deal(TournamentState s, int round, List<Board> boards) {
        var deals = new ArrayList<Deal>();
        for (var board : boards) {
            int table = 0;
            for (var entrant : Rounds.playing(s)) {
                table++;
                var id = board.spec().game().id(s.key(), round, board.id(), table);
                deals.add(new Deal(id, board.id(), table, List.of(entrant.id())));
            }
        }
        return new Rounds.Dealt(deals, List.of(), List.of());
    }

    /** The matchpoints of each entrant, over all boards. */
    static Map<String, Integer> matchpoints(TournamentState s) {
        var points = new TreeMap<String, Integer>();
        for (var round : s.rounds()) {
            for (var id : round.boards()) {
                onBoard(s, round, id).forEach((entrant, won) -> points.merge(entrant, won, Integer::sum));
            }
        }
        return points;
    }

    /** The matchpoints of each entrant on one board of a round. */
    static Map<String, Integer> onBoard(TournamentState s, Round round, String id) {
        var points = new TreeMap<String, Integer>();
        s.board(id).ifPresent(board -> onBoard(s, board, round.at(id), points));
        return points;
    }

    private static void onBoard(TournamentState s, Board board, List<Table> field, Map<String, Integer> points) {
        var mode = board.spec().mode();
        var scores = new TreeMap<Integer, Integer>();
        for (var table : field) {
            if (table.counts()) {
                scores.merge(s.scoring().of(table, mode, 0), 1, Integer::sum);
            }
        }
        var won = won(scores, field.size());
        for (var table : field) {
            points.put(table.deal().entrants().getFirst(), of(s, table, mode, won, field.size()));
        }
    }

    /** What each score on the board is worth. */
    private static Map<Integer, Integer> won(TreeMap<Integer, Integer> scores, int field) {
        var won = new TreeMap<Integer, Integer>();
        int counted = scores.values().stream().mapToInt(Integer::intValue).sum();
        int below = 0;
        for (var score : scores.entrySet()) {
            won.put(score.getKey(), BETTER * below + (score.getValue() - 1) + (field - counted));
            below += score.getValue();
        }
        return won;
    }

    private static int of(TournamentState s, Table table, BoardMode mode, Map<Integer, Integer> won, int field) {
        if (table.counts()) {
            return won.getOrDefault(s.scoring().of(table, mode, 0), 0);
        }
        // T-DUP-03: a cancelled table is an average for who sat there, an absent one brings nothing.
        return table.ruling().kind() == TableRuling.Kind.CANCELLED ? field - 1 : 0;
    }
}
