package dev.stopline.squad.rules;

import dev.stopline.decide.moves.BarredMove;
import dev.stopline.decide.moves.MoveRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves that would be accepted now, by what the player knows: so the list itself tells nothing that is sealed.
 *
 * @param moves what the career waits for first
 * @param refused the moves that would be refused, and why; empty unless asked for
 */
public record OpenMoves(List<OpenMove> moves, List<BarredMove> refused) {

    public OpenMoves {
        moves = List.copyOf(moves);
        refused = List.copyOf(refused);
    }

    /**
     * The moves of the player.
     *
     * @param known the fold of what the player has seen
     * @param explain whether to say also what would be refused, and why
     */
    public static OpenMoves of(SquadRules rules, SquadState known, boolean explain) {
        return of(rules, known, explain, Candidates.of(rules, known));
    }

    /** The moves that are the organizer's and nobody else's (GAP-33, GAP-37). */
    public static OpenMoves ofOrganizer(SquadRules rules, SquadState known, boolean explain) {
        return of(rules, known, explain, Candidates.ofOrganizer());
    }

    private static OpenMoves of(SquadRules rules, SquadState known, boolean explain, List<Candidate> candidates) {
        var forecasts = new Forecasts(rules, known);
        var distinct = new Distinct<Forecast>();
        var first = new ArrayList<MoveRow<Integer>>();
        var others = new ArrayList<MoveRow<Integer>>();
        var refused = new ArrayList<MoveRow<SquadRefusal>>();
        var usual = Wait.of(known).operation();
        for (var candidate : candidates) {
            var command = candidate.command();
            var refusal = rules.refusesBeforeDice(known, new SquadMove(command, List.of()));
            if (refusal.isEmpty()) {
                var row = MoveRow.of(distinct.number(forecasts.of(command)), command)
                        .with(candidate.free());
                (row.operationId().equals(usual) ? first : others).add(row);
            } else if (explain) {
                refused.add(
                        MoveRow.of((SquadRefusal) refusal.get().code(), command).with(candidate.free()));
            }
        }
        var moves = new ArrayList<OpenMove>();
        MoveRow.merged(first).forEach(row -> moves.add(open(row, true, distinct)));
        MoveRow.merged(others).forEach(row -> moves.add(open(row, false, distinct)));
        return new OpenMoves(
                moves, MoveRow.merged(refused).stream().map(BarredMove::of).toList());
    }

    private static OpenMove open(MoveRow<Integer> row, boolean suggested, Distinct<Forecast> distinct) {
        return new OpenMove(row.operationId(), suggested, row.needed(), distinct.value(row.head()));
    }

    /** Values by number, each once: rows are compared by number, not value by value. */
    private static final class Distinct<T> {

        private final Map<T, Integer> numbers = new LinkedHashMap<>();
        private final List<T> values = new ArrayList<>();

        int number(T value) {
            var before = numbers.get(value);
            if (before != null) {
                return before;
            }
            numbers.put(value, values.size());
            values.add(value);
            return values.size() - 1;
        }

        T value(int number) {
            return values.get(number);
        }
    }
}
