package dev.stopline.line.rules;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/** Moves as rows of fields: the field names of the contract are the component names of the commands. */
final class MoveRows {

    private MoveRows() {}

    /**
     * Moves of one operation that are alike but for the values of their fields.
     *
     * @param answer the refusal's code, or empty text for moves that are open
     */
    record Row(
            String about,
            String operationId,
            String seat,
            List<String> dice,
            List<OpenMove.Cost> costs,
            String answer,
            List<OpenMove.Field> fields) {

        private Row with(int index, OpenMove.Field field) {
            var changed = new ArrayList<>(fields);
            changed.set(index, field);
            return new Row(about, operationId, seat, dice, costs, answer, List.copyOf(changed));
        }
    }

    static Row of(Candidate candidate, List<OpenMove.Cost> costs, String answer) {
        return new Row(
                candidate.about(),
                operationId(candidate.command()),
                candidate.forSeat(),
                candidate.dice(),
                costs,
                answer,
                Arrays.stream(candidate.command().getClass().getRecordComponents())
                        .map(component -> field(component, candidate.command()))
                        .toList());
    }

    /** Rows that differ in the values of one field only become one: so every combination of its values is among them. */
    static List<Row> merged(List<Row> rows) {
        var merged = rows;
        int widest = rows.stream().mapToInt(row -> row.fields().size()).max().orElse(0);
        for (int index = 0; index < widest; index++) {
            merged = mergedAt(index, merged);
        }
        return merged;
    }

    private static List<Row> mergedAt(int index, List<Row> rows) {
        var byRest = new LinkedHashMap<Row, LinkedHashSet<String>>();
        for (var row : rows) {
            if (index >= row.fields().size()) {
                byRest.computeIfAbsent(row, rest -> new LinkedHashSet<>());
            } else {
                var field = row.fields().get(index);
                var rest = row.with(index, new OpenMove.Field(field.name(), field.kind(), List.of()));
                byRest.computeIfAbsent(rest, absent -> new LinkedHashSet<>()).addAll(field.values());
            }
        }
        var merged = new ArrayList<Row>();
        byRest.forEach(
                (rest, values) -> merged.add(index >= rest.fields().size() ? rest : filled(rest, index, values)));
        return merged;
    }

    private static Row filled(Row rest, int index, LinkedHashSet<String> values) {
        var field = rest.fields().get(index);
        return rest.with(index, new OpenMove.Field(field.name(), field.kind(), List.copyOf(values)));
    }

    private static String operationId(LineCommand command) {
        var name = command.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static OpenMove.Field field(RecordComponent component, LineCommand command) {
        var value = value(component, command);
        var kind = switch (value) {
            case CaseCard _ -> OpenMove.Field.Kind.DOCUMENT;
            case Integer _ -> OpenMove.Field.Kind.NUMBER;
            case Boolean _ -> OpenMove.Field.Kind.YES_NO;
            case String text when text.equals(Candidate.WORDS) -> OpenMove.Field.Kind.TEXT;
            case Object _ -> OpenMove.Field.Kind.CHOICE;
        };
        boolean free = kind == OpenMove.Field.Kind.TEXT || kind == OpenMove.Field.Kind.DOCUMENT;
        return new OpenMove.Field(component.getName(), kind, free ? List.of() : List.of(value.toString()));
    }

    private static Object value(RecordComponent component, LineCommand command) {
        try {
            return component.getAccessor().invoke(command);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("commands are public records", impossible);
        }
    }
}
