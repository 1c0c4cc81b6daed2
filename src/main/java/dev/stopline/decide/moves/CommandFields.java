package dev.stopline.decide.moves;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** Commands as fields: the field names of the contract are the component names of the commands. */
public final class CommandFields {

    /** Stands for the words that whoever makes the move would use. */
    public static final String WORDS = "(words)";

    private CommandFields() {}

    /** The operation of the contract: the command's name with a small first letter. */
    public static String operationId(Object command) {
        var name = command.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** The fields of a command, each with the value that it has there. */
    static List<Field> of(Object command) {
        return Arrays.stream(command.getClass().getRecordComponents())
                .map(component -> field(component.getName(), value(component, command)))
                .toList();
    }

    private static Field field(String name, Object value) {
        var kind = switch (value) {
            case Record _ -> Field.Kind.DOCUMENT;
            case Integer _ -> Field.Kind.NUMBER;
            case Boolean _ -> Field.Kind.YES_NO;
            case String text when text.equals(WORDS) -> Field.Kind.TEXT;
            case Object _ -> Field.Kind.CHOICE;
        };
        boolean free = kind == Field.Kind.TEXT || kind == Field.Kind.DOCUMENT;
        return new Field(name, kind, free ? List.of() : List.of(value.toString()));
    }

    private static Object value(RecordComponent component, Object command) {
        try {
            return component.getAccessor().invoke(command);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("commands are public records", impossible);
        }
    }
}
