package dev.stopline.tournament.rules;

import dev.stopline.decide.moves.CommandFields;
import dev.stopline.decide.moves.Field;
import dev.stopline.decide.moves.MoveRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A move that somebody might make in an event, to be asked of the rules.
 *
 * @param command the move in its plainest form
 * @param fields what its body holds, each with the values that it may have whatever the others are
 */
record PossibleMove(TournamentCommand command, List<Field> fields) {

    /** The contract cannot call an operation by a word of the language. */
    private static final String RETURN = "return";

    PossibleMove {
        fields = List.copyOf(fields);
    }

    /** A move with the fields of its command; these take the place of those of the same names, or come after them. */
    static PossibleMove of(TournamentCommand command, Field... others) {
        var fields = new ArrayList<Field>();
        for (var field : MoveRow.of("", command).fields()) {
            fields.add(inBody(field));
        }
        for (var other : others) {
            fields.removeIf(each -> each.name().equals(other.name()));
            fields.add(other);
        }
        return new PossibleMove(command, fields);
    }

    /** A move whose body has other fields than its command. */
    static PossibleMove with(TournamentCommand command, Field... fields) {
        return new PossibleMove(command, Arrays.asList(fields));
    }

    /** The operation of the contract. */
    String operationId() {
        var name = CommandFields.operationId(command);
        return name.equals(RETURN) ? "returnEntrant" : name;
    }

    /** Bodies are flat: what is a part of a part in the command has no part's name there. */
    private static Field inBody(Field field) {
        return new Field(field.name().substring(field.name().lastIndexOf('.') + 1), field.kind(), field.values());
    }
}
