package dev.stopline.squad.web;

import dev.stopline.dice.DiceSource;
import dev.stopline.squad.rules.AftermathChoice;
import dev.stopline.squad.rules.CareerCommand;
import jakarta.validation.constraints.NotNull;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values for the fields of a body, each with what it must become in the command. */
final class SaidAndNone {

    private static final Set<String> NONE = Set.of("NONE", "NOBODY", "OPEN");

    /** Fields without a none of their kind: another field says whether they may be left out. */
    private static final Set<String> NEEDED = Set.of("status", "warDetail", "method");

    private SaidAndNone() {}

    /** A value as a body says it, and as its command has it. */
    record Said(Object inBody, Object inCommand) {}

    /** A body, and the command that it asks for. */
    record Pair(Object body, Object command) {}

    /** The two records with nothing said that may be left out, then with each field said alone. */
    static Stream<Pair> pairs(Class<?> body, Class<?> command) {
        var all = new ArrayList<Pair>();
        all.add(pair(body, command, "", null));
        for (var component : command.getRecordComponents()) {
            for (var said : samples(of(body, component.getName()), component)) {
                all.add(pair(body, command, component.getName(), said));
            }
        }
        return all.stream();
    }

    private static RecordComponent of(Class<?> type, String name) {
        return Arrays.stream(type.getRecordComponents())
                .filter(each -> each.getName().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(type + " has no " + name));
    }

    private static Pair pair(Class<?> body, Class<?> command, String name, @Nullable Said said) {
        var inBody = new ArrayList<@Nullable Object>();
        var inCommand = new ArrayList<Object>();
        for (var component : body.getRecordComponents()) {
            boolean isNeeded =
                    component.getAccessor().isAnnotationPresent(NotNull.class) || NEEDED.contains(component.getName());
            boolean isOwn = Arrays.stream(command.getRecordComponents())
                    .anyMatch(each -> each.getName().equals(component.getName()));
            var own = isOwn ? of(command, component.getName()) : component;
            var value = component.getName().equals(name)
                    ? said
                    : isNeeded ? samples(component, own).getFirst() : null;
            inBody.add(value == null ? null : value.inBody());
            if (isOwn) {
                inCommand.add(value == null ? none(own.getType()) : value.inCommand());
            }
        }
        return new Pair(make(body, inBody), make(command, inCommand));
    }

    private static Object make(Class<?> type, List<? extends @Nullable Object> values) {
        try {
            var constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            return constructor.newInstance(values.toArray());
        } catch (ReflectiveOperationException broken) {
            throw new AssertionError(type + " of " + values, broken);
        }
    }

    private static List<Said> samples(RecordComponent inBody, RecordComponent inCommand) {
        if (inBody.getType() == Map.class) {
            return List.of(new Said(Map.of("k", "v"), List.of(new CareerCommand.Choice("k", "v"))));
        }
        if (inBody.getType() == List.class) {
            return samples(element(inBody), element(inCommand)).stream()
                    .map(each -> new Said(List.of(each.inBody()), List.of(each.inCommand())))
                    .toList();
        }
        return samples(inBody.getType(), inCommand.getType());
    }

    private static Class<?> element(RecordComponent list) {
        return (Class<?>) ((ParameterizedType) list.getGenericType()).getActualTypeArguments()[0];
    }

    private static List<Said> samples(Class<?> inBody, Class<?> inCommand) {
        if (inCommand.isRecord()) {
            return pairs(inBody, inCommand)
                    .map(each -> new Said(each.body(), each.command()))
                    .toList();
        }
        var value = sample(inCommand);
        return List.of(new Said(value, value));
    }

    private static Object sample(Class<?> type) {
        if (type.isEnum()) {
            var last = (Enum<?>) type.getEnumConstants()[type.getEnumConstants().length - 1];
            return NONE.contains(last.name()) ? type.getEnumConstants()[0] : last;
        }
        return type == String.class ? "text" : type == boolean.class ? (Object) true : Integer.valueOf(7);
    }

    /** What the rules call none of this kind. */
    private static Object none(Class<?> type) {
        if (type == String.class) {
            return "";
        }
        if (type == List.class) {
            return List.of();
        }
        if (type.isRecord()) {
            return constant(type);
        }
        if (type == AftermathChoice.Option.class) {
            return AftermathChoice.Option.LEVERAGE;
        }
        if (type == DiceSource.class) {
            return DiceSource.ENTERED;
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(each -> NONE.contains(((Enum<?>) each).name()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(type + " has no none"));
        }
        return type == boolean.class ? (Object) false : Integer.valueOf(0);
    }

    private static Object constant(Class<?> type) {
        try {
            return Objects.requireNonNull(type.getField("NONE").get(null));
        } catch (ReflectiveOperationException broken) {
            throw new AssertionError(type + " has no NONE", broken);
        }
    }
}
