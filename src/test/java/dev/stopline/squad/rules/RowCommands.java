package dev.stopline.squad.rules;

import dev.stopline.decide.moves.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Commands made of a listed move as a frontend makes them: from its field names and the listed values alone. */
final class RowCommands {

    private static final Map<String, Class<?>> TYPES =
            types(SquadCommand.class).collect(Collectors.toMap(RowCommands::operationId, type -> type));

    /** Stands for a field that is not sent. */
    private static final Object LEFT_OUT = new Object();

    private final Random random;
    private int words;

    RowCommands(long seed) {
        this.random = new Random(seed);
    }

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RowCommands::types)
                : Stream.of(type);
    }

    private static String operationId(Class<?> type) {
        var name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** A command of the row, a value at random for each of its fields. */
    SquadCommand any(OpenMove move) {
        var chosen = new LinkedHashMap<String, Object>();
        for (var field : move.fields()) {
            chosen.put(field.name(), value(field));
        }
        return (SquadCommand) make("", Objects.requireNonNull(TYPES.get(move.operationId())), chosen);
    }

    /** The row's plain command: no Leads, no tags, the first of every other field's values. */
    SquadCommand plain(OpenMove move) {
        var chosen = new LinkedHashMap<String, Object>();
        for (var field : move.fields()) {
            chosen.put(
                    field.name(),
                    switch (field.kind()) {
                        case SEVERAL, SHARES -> List.of();
                        default -> field.values().isEmpty() ? value(field) : first(field);
                    });
        }
        return (SquadCommand) make("", Objects.requireNonNull(TYPES.get(move.operationId())), chosen);
    }

    private static Object first(Field field) {
        var first = field.values().getFirst();
        return field.kind() == Field.Kind.LIST ? List.of(first.split(",")) : first;
    }

    private Object value(Field field) {
        var values = field.values();
        return switch (field.kind()) {
            case CHOICE, NUMBER, YES_NO -> values.get(random.nextInt(values.size()));
            case TEXT -> values.contains("") && random.nextBoolean() ? "" : "Words " + words++;
            case TEXTS -> List.of("The car was blue.");
            case SEVERAL -> some(values);
            case LIST -> List.of(values.get(random.nextInt(values.size())).split(","));
            case SHARES -> shares(Integer.parseInt(values.getLast()));
            case DOCUMENT ->
                List.of(
                        new CareerCommand.FactionSeat(FactionRole.DOMINANT, Faction.COHEN),
                        new CareerCommand.FactionSeat(FactionRole.RIVAL, Faction.DRAGNA),
                        new CareerCommand.FactionSeat(FactionRole.SHADOW_PATRON, Faction.BUREAU));
        };
    }

    private List<String> some(List<String> values) {
        var shuffled = new ArrayList<>(values);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled.subList(0, Math.min(shuffled.size(), random.nextInt(3))));
    }

    private List<String> shares(int most) {
        var shares = new ArrayList<String>();
        int left = most;
        for (int beat = 0; beat < 3 && random.nextInt(3) > 0; beat++) {
            int share = random.nextInt(left + 1);
            left -= share;
            shares.add(Integer.toString(share));
        }
        return List.copyOf(shares);
    }

    private static Object make(String prefix, Class<?> type, Map<String, Object> chosen) {
        var components = type.getRecordComponents();
        var values = Arrays.stream(components)
                .map(component -> component(prefix, component, chosen))
                .toArray();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(prefix + type, broken);
        }
    }

    private static Object component(String prefix, RecordComponent component, Map<String, Object> chosen) {
        var name = prefix + component.getName();
        if (component.getType().isRecord()) {
            return make(name + ".", component.getType(), chosen);
        }
        return parsed(component.getGenericType(), chosen.getOrDefault(name, LEFT_OUT));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object none(Class type) {
        if (type == int.class) {
            return 0;
        }
        if (type == boolean.class) {
            return false;
        }
        return type.isEnum() ? Enum.valueOf(type, "NONE") : "";
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object parsed(Type type, Object value) {
        if (type instanceof ParameterizedType list) {
            return value == LEFT_OUT
                    ? List.of()
                    : ((List<?>) value)
                            .stream()
                                    .map(each -> parsed(list.getActualTypeArguments()[0], each))
                                    .toList();
        }
        var plain = (Class) type;
        if (value == LEFT_OUT) {
            return none(plain);
        }
        if (!(value instanceof String text)) {
            return value;
        }
        if (plain == int.class || plain == Integer.class) {
            return Integer.valueOf(text);
        }
        if (plain == boolean.class) {
            return Boolean.valueOf(text);
        }
        return plain.isEnum() ? Enum.valueOf(plain, text) : text;
    }
}
