package dev.stopline.line.rules;

import dev.stopline.decide.moves.DieToThrow;
import dev.stopline.decide.moves.Field;
import java.util.List;

/**
 * A move that would be accepted now, or many that differ only in the values of their fields: every combination of the
 * listed values is accepted.
 *
 * @param operationId the operation of the contract: the command's name with a small first letter
 * @param seat the seat that the Incident Master names with it (GAP-51); empty = the caller's own
 * @param suggested whether it is one that the table waits for, from this viewer
 * @param dice the dice that it throws
 * @param costs what it takes; a call that waits behind an open line takes it when its turn comes
 */
public record OpenMove(
        String operationId,
        String seat,
        boolean suggested,
        List<Field> fields,
        List<DieToThrow> dice,
        List<Cost> costs) {

    public OpenMove {
        fields = List.copyOf(fields);
        dice = List.copyOf(dice);
        costs = List.copyOf(costs);
    }

    /** What a move takes; Payoff and Exposure move by {@code amount}, of everything else that many are spent. */
    public record Cost(Of of, int amount) {

        /** What is spent or moved. */
        public enum Of {
            ACTION,
            LOOKUP,
            ROLL,
            COVER,
            CALL,
            QUESTION,
            PAYOFF,
            EXPOSURE
        }
    }
}
