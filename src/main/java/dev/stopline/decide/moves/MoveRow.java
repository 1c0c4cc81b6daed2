package dev.stopline.decide.moves;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Moves of one operation that are alike but for the values of their fields: every combination of the values is among them.
 *
 * @param head what the moves of a row have in common, whatever the game lists with a move
 * @param <H> a value by whose equality rows may become one
 */
public record MoveRow<H>(H head, String operationId, List<Field> fields) {

    public MoveRow {
        fields = List.copyOf(fields);
    }

    /** The row of one command: the field names of the contract are the component names of the commands. */
    public static <H> MoveRow<H> of(H head, Object command) {
        return new MoveRow<>(head, CommandFields.operationId(command), CommandFields.of(command));
    }

    /** Rows that differ in the values of one field only become one: so every combination of its values is among them. */
    public static <H> List<MoveRow<H>> merged(List<MoveRow<H>> rows) {
        var merged = rows;
        int widest = rows.stream().mapToInt(row -> row.fields().size()).max().orElse(0);
        for (int index = 0; index < widest; index++) {
            merged = mergedAt(index, merged);
        }
        return merged;
    }

    private static <H> List<MoveRow<H>> mergedAt(int index, List<MoveRow<H>> rows) {
        var byRest = new LinkedHashMap<MoveRow<H>, LinkedHashSet<String>>();
        for (var row : rows) {
            boolean has = row.varies(index);
            var rest = has ? row.filled(index, List.of()) : row;
            var values = byRest.computeIfAbsent(rest, absent -> new LinkedHashSet<>());
            if (has) {
                values.addAll(row.fields().get(index).values());
            }
        }
        var merged = new ArrayList<MoveRow<H>>();
        byRest.forEach(
                (rest, values) -> merged.add(rest.varies(index) ? rest.filled(index, List.copyOf(values)) : rest));
        return merged;
    }

    private boolean varies(int index) {
        return index < fields.size() && fields.get(index).kind().isOneOfItsValues();
    }

    /** The row with these fields in place of those of the same names. */
    public MoveRow<H> with(List<Field> others) {
        var changed = new ArrayList<>(fields);
        for (var other : others) {
            changed.replaceAll(field -> field.name().equals(other.name()) ? other : field);
        }
        return new MoveRow<>(head, operationId, changed);
    }

    /** The fields that may take something: those that could only say none may be left out. */
    public List<Field> needed() {
        return fields.stream().filter(field -> !field.saysNothing()).toList();
    }

    private MoveRow<H> filled(int index, List<String> values) {
        var changed = new ArrayList<>(fields);
        changed.set(index, fields.get(index).with(values));
        return new MoveRow<>(head, operationId, changed);
    }
}
