package dev.stopline.decide.moves;

import dev.stopline.decide.RefusalCode;
import java.util.List;

/**
 * Moves that would be refused: with which code, by which rule, and what to do about it.
 *
 * @param rule the first rule behind the code
 * @param sentence for a person
 */
public record BarredMove(String operationId, List<Field> fields, String code, String rule, String sentence) {

    public BarredMove {
        fields = List.copyOf(fields);
    }

    /** The moves of a row that are refused with its code. */
    public static BarredMove of(MoveRow<? extends RefusalCode> row) {
        var code = row.head();
        return new BarredMove(
                row.operationId(), row.needed(), code.name(), code.rules().getFirst(), code.sentence());
    }
}
