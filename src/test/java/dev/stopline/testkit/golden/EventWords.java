package dev.stopline.testkit.golden;

import dev.stopline.platform.axon.EventJson;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The events of a game as the files of golden cases write them: {@code Name}, or {@code Name: {field: value}}.
 *
 * @param <E> the sealed type of the game's events
 */
public final class EventWords<E> {

    private static final JsonMapper JSON = EventJson.mapper();

    private final Class<E> root;
    private final Map<String, Class<?>> types;

    /** The words for every record under this sealed type. */
    public EventWords(Class<E> root) {
        this.root = root;
        this.types =
                types(root).collect(Collectors.toMap(Class::getSimpleName, each -> each, (a, b) -> a, TreeMap::new));
    }

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(EventWords::types)
                : Stream.of(type);
    }

    /** The event that is written whole. */
    public E read(JsonNode written) {
        var type = types.get(name(written));
        if (type == null) {
            throw new IllegalArgumentException("no event is called " + name(written));
        }
        return root.cast(JSON.treeToValue(fields(written), type));
    }

    /** What is amiss with the events as written: a name that no event has, a field that the event has not. */
    public List<String> faults(List<JsonNode> written, List<String> none) {
        var faults = new ArrayList<String>();
        none.stream()
                .filter(each -> !types.containsKey(each))
                .forEach(each -> faults.add("no event is called " + each));
        for (var each : written) {
            var type = types.get(name(each));
            if (type == null) {
                faults.add("no event is called " + name(each));
                continue;
            }
            var known = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            fields(each).propertyNames().stream()
                    .filter(field -> !known.contains(field))
                    .forEach(field -> faults.add(name(each) + " has no " + field));
        }
        return faults;
    }

    /** What is amiss between the events wanted, in order and among others, and those that came. */
    public List<String> mismatches(List<JsonNode> wanted, List<String> none, List<? extends E> came) {
        var amiss = new ArrayList<String>();
        int from = 0;
        for (var each : wanted) {
            int at = from;
            while (at < came.size() && !matches(each, came.get(at))) {
                at++;
            }
            if (at == came.size()) {
                amiss.add("expected event (in this order): " + each);
            } else {
                from = at + 1;
            }
        }
        came.stream()
                .filter(each -> none.contains(each.getClass().getSimpleName()))
                .forEach(each -> amiss.add("unwanted event: " + line(each)));
        return amiss;
    }

    private boolean matches(JsonNode wanted, E came) {
        return came.getClass().getSimpleName().equals(name(wanted)) && covers(fields(wanted), JSON.valueToTree(came));
    }

    /** Objects need only hold what is wanted; all else is equal. */
    public static boolean covers(JsonNode wanted, JsonNode came) {
        if (wanted.isObject()) {
            return came.isObject()
                    && wanted.properties().stream()
                            .allMatch(each ->
                                    came.has(each.getKey()) && covers(each.getValue(), came.get(each.getKey())));
        }
        if (wanted.isArray()) {
            if (!came.isArray() || came.size() != wanted.size()) {
                return false;
            }
            for (int i = 0; i < wanted.size(); i++) {
                if (!covers(wanted.get(i), came.get(i))) {
                    return false;
                }
            }
            return true;
        }
        return wanted.equals(came);
    }

    /** Events as text, a line each, with their names. */
    public String text(List<? extends E> events) {
        return events.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(E event) {
        return "\n    " + event.getClass().getSimpleName() + " " + JSON.writeValueAsString(event);
    }

    private static String name(JsonNode written) {
        return written.isString()
                ? written.asString()
                : written.propertyNames().iterator().next();
    }

    private static ObjectNode fields(JsonNode written) {
        return written.isObject() && written.get(name(written)) instanceof ObjectNode fields
                ? fields
                : JSON.createObjectNode();
    }
}
