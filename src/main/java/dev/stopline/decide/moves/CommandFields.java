package dev.stopline.decide.moves;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Commands as fields: the field names of the contract are the component names of the commands; a part of a part has a dot
 * between.
 */
public final class CommandFields {

    /** Stands for the words that whoever makes the move would use. */
    public static final String WORDS = "(words)";

    /** What a class is made of is asked of it once: a long list asks for thousands of commands of a few classes. */
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return type.getRecordComponents();
        }
    };

    private CommandFields() {}

    /** The operation of the contract: the command's name with a small first letter. */
    public static String operationId(Object command) {
        var name = command.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** The fields of a command, each with the value that it has there. */
    static List<Field> of(Object command) {
        var fields = new ArrayList<Field>();
        add(fields, "", command);
        return List.copyOf(fields);
    }

    private static void add(List<Field> fields, String prefix, Object whole) {
        for (var component : COMPONENTS.get(whole.getClass())) {
            add(fields, prefix + component.getName(), component, value(component, whole));
        }
    }

    private static void add(List<Field> fields, String name, RecordComponent component, Object value) {
        switch (value) {
            case Document _ -> fields.add(new Field(name, Field.Kind.DOCUMENT, List.of()));
            case Record part -> add(fields, name + ".", part);
            case Integer number -> fields.add(one(name, Field.Kind.NUMBER, number));
            case Boolean yesOrNo -> fields.add(one(name, Field.Kind.YES_NO, yesOrNo));
            case List<?> list -> fields.add(list(name, component, list));
            case String text when text.equals(WORDS) -> fields.add(new Field(name, Field.Kind.TEXT, List.of()));
            case Object other -> fields.add(one(name, Field.Kind.CHOICE, other));
        }
    }

    private static Field one(String name, Field.Kind kind, Object value) {
        return new Field(name, kind, List.of(value.toString()));
    }

    private static Field list(String name, RecordComponent component, List<?> members) {
        var member = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
        if (member == String.class) {
            return new Field(name, Field.Kind.TEXTS, List.of());
        }
        if (member == Integer.class) {
            int sum = members.stream().mapToInt(Integer.class::cast).sum();
            return new Field(name, Field.Kind.SHARES, List.of(Integer.toString(sum)));
        }
        if (member instanceof Class<?> type && type.isEnum()) {
            return new Field(
                    name,
                    Field.Kind.SEVERAL,
                    members.stream().map(Object::toString).toList());
        }
        return new Field(name, Field.Kind.DOCUMENT, List.of());
    }

    private static Object value(RecordComponent component, Object whole) {
        try {
            return component.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("commands are public records", impossible);
        }
    }
}
