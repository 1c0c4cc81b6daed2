package dev.stopline.tournament.rules;

import dev.stopline.decide.moves.BarredMove;
import dev.stopline.decide.moves.Field;
import dev.stopline.decide.moves.MoveRow;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves that would be accepted in an event now, by what somebody knows of it. Who met a card at other tables is found
 * out only when a move is made.
 *
 * @param waits what the event waits for
 * @param moves what it waits for first
 * @param refused the moves that would be refused, and why; empty unless asked for
 */
public record OpenMoves(Waits waits, List<OpenMove> moves, List<BarredMove> refused) {

    public OpenMoves {
        moves = List.copyOf(moves);
        refused = List.copyOf(refused);
    }

    /**
     * Moves that would be accepted with any of the listed values.
     *
     * @param suggested whether the event waits for them
     */
    public record OpenMove(String operationId, boolean suggested, List<Field> fields) {

        public OpenMove {
            fields = List.copyOf(fields);
        }
    }

    /**
     * The moves of somebody.
     *
     * @param known the fold of what they have seen
     * @param part as what they move
     * @param by who they are
     * @param explain whether to say also what would be refused, and why
     */
    public static OpenMoves of(TournamentRules rules, TournamentState known, Part part, String by, boolean explain) {
        var possible = PossibleMoves.of(known, part, by);
        var waits = waits(rules, known, part, by, possible);
        var first = new ArrayList<MoveRow<Boolean>>();
        var others = new ArrayList<MoveRow<Boolean>>();
        var refused = new ArrayList<MoveRow<TournamentRefusal>>();
        for (var each : possible) {
            var operation = each.operationId();
            var refusal = rules.refuses(known, new TournamentMove(part, by, "", each.command()));
            if (refusal.isEmpty()) {
                boolean suggested = operation.equals(waits.operation());
                (suggested ? first : others).add(new MoveRow<>(suggested, operation, each.fields()));
            } else if (explain) {
                refused.add(new MoveRow<>((TournamentRefusal) refusal.get().code(), operation, each.fields()));
            }
        }
        var moves = new ArrayList<OpenMove>();
        MoveRow.merged(first).forEach(row -> moves.add(open(row)));
        MoveRow.merged(others).forEach(row -> moves.add(open(row)));
        return new OpenMoves(
                waits,
                moves,
                MoveRow.merged(refused).stream().map(BarredMove::of).toList());
    }

    /** Who sees the cards is told what is missing, where no board could be dealt. */
    private static Waits waits(
            TournamentRules rules, TournamentState known, Part part, String by, List<PossibleMove> possible) {
        var waits = Waits.of(known);
        boolean stuck = waits == Waits.ROUND
                && part == Part.ORGANIZER
                && by.equals(known.organizer())
                && possible.stream()
                        .filter(each -> each.operationId().equals(Waits.ROUND.operation()))
                        .allMatch(each -> rules.refuses(known, new TournamentMove(part, by, "", each.command()))
                                .isPresent());
        return stuck ? Waits.insteadOfARound(known) : waits;
    }

    private static OpenMove open(MoveRow<Boolean> row) {
        return new OpenMove(row.operationId(), row.head(), row.fields());
    }
}
