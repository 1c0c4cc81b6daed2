package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.util.List;

/**
 * A move that would be accepted now, or many that differ only in the values of their fields: every combination of the
 * listed values is accepted.
 *
 * @param operationId the operation of the contract: the command's name with a small first letter
 * @param fields those that may take something; what is not listed is left out
 * @param suggested whether it is what the career waits for
 * @param forecast what its dice can bring, of the plain roll: without Leads and without tags of the scene
 */
public record OpenMove(String operationId, boolean suggested, List<Field> fields, Forecast forecast) {

    public OpenMove {
        fields = List.copyOf(fields);
    }
}
