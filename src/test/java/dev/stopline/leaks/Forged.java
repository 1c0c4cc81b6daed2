package dev.stopline.leaks;

import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Table;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** An event that says something else, and that those see who saw it before. */
final class Forged {

    private Forged() {}

    /** The event with another value in each number, flag, word and text that does not decide who sees it. */
    static LineEvent of(LineEvent event) {
        var components = event.getClass().getRecordComponents();
        try {
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            var values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = other(components[i].getAccessor().invoke(event));
            }
            return (LineEvent) event.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("events are public records", impossible);
        }
    }

    private static Object other(Object value) {
        return switch (value) {
            case Table table -> table;
            case Hearers hearers -> hearers;
            case Integer number -> number + 1;
            case Boolean flag -> !flag;
            case String text -> text + "'";
            case Enum<?> word -> next(word);
            case List<?> list -> list.stream().map(Forged::ofNumber).toList();
            case Object kept -> kept;
        };
    }

    private static Object ofNumber(Object value) {
        return value instanceof Integer number ? number + 1 : value;
    }

    private static Object next(Enum<?> word) {
        var all = word.getDeclaringClass().getEnumConstants();
        return all[(word.ordinal() + 1) % all.length];
    }
}
