package dev.stopline.line.rules;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** One event of every type, made from the shape of its record: and of those that name a table or hearers, one for each. */
public final class SampleEvents {

    private SampleEvents() {}

    /** Every type of event of line. */
    public static List<Class<?>> types() {
        return Arrays.stream(LineEvent.class.getPermittedSubclasses())
                .flatMap(chapter -> Arrays.stream(chapter.getPermittedSubclasses()))
                .<Class<?>>map(type -> type)
                .toList();
    }

    /** An event of every type; every text in it is {@code text}. */
    public static List<LineEvent> all(String text) {
        return types().stream().flatMap(type -> of(type, text)).toList();
    }

    private static Stream<LineEvent> of(Class<?> type, String text) {
        var components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            int at = i;
            if (components[i].getType() == Table.class || components[i].getType() == Hearers.class) {
                return Arrays.stream(components[i].getType().getEnumConstants()).map(value -> {
                    var values = values(components, text);
                    values.set(at, value);
                    return make(type, values);
                });
            }
        }
        return Stream.of(make(type, values(components, text)));
    }

    private static List<Object> values(RecordComponent[] components, String text) {
        var values = new ArrayList<Object>();
        for (var component : components) {
            values.add(value(component.getType(), text));
        }
        return values;
    }

    private static Object value(Class<?> type, String text) {
        if (type == int.class) {
            return 1;
        }
        if (type == boolean.class) {
            return true;
        }
        if (type == String.class) {
            return text;
        }
        if (type == List.class) {
            return List.of();
        }
        return type == CaseCard.class ? SampleCard.card() : type.getEnumConstants()[0];
    }

    static LineEvent make(Class<?> type, List<Object> values) {
        try {
            var types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            var made = type.getDeclaredConstructor(types).newInstance(values.toArray());
            return (LineEvent) made;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("events are public records", impossible);
        }
    }
}
