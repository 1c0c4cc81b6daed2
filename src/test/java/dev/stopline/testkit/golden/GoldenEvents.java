package dev.stopline.testkit.golden;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.EventJson;
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

/** Events as the files of golden cases write them: {@code Name}, or {@code Name: {field: value}}. */
final class GoldenEvents {

    private static final JsonMapper JSON = EventJson.mapper();

    private static final Map<String, Class<?>> TYPES = types(LineEvent.class)
            .collect(Collectors.toMap(Class::getSimpleName, each -> each, (a, b) -> a, TreeMap::new));

    private GoldenEvents() {}

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(GoldenEvents::types)
                : Stream.of(type);
    }

    /** The event that is written whole. */
    static LineEvent read(JsonNode written) {
        return (LineEvent) JSON.treeToValue(fields(written), type(name(written)));
    }

    /** What is amiss with the events as written: a name that no event has, a field that the event has not. */
    static List<String> faults(List<JsonNode> written, List<String> none) {
        var faults = new ArrayList<String>();
        none.stream()
                .filter(each -> !TYPES.containsKey(each))
                .forEach(each -> faults.add("no event is called " + each));
        for (var each : written) {
            var type = TYPES.get(name(each));
            if (type == null) {
                faults.add("no event is called " + name(each));
                continue;
            }
            var known = Arrays.stream(type.getRecordComponents())
                    .map(java.lang.reflect.RecordComponent::getName)
                    .toList();
            fields(each).propertyNames().stream()
                    .filter(field -> !known.contains(field))
                    .forEach(field -> faults.add(name(each) + " has no " + field));
        }
        return faults;
    }

    /** What is amiss between the events wanted, in order and among others, and those that came. */
    static List<String> mismatches(List<JsonNode> wanted, List<String> none, List<? extends LineEvent> came) {
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

    private static boolean matches(JsonNode wanted, LineEvent came) {
        return came.getClass().getSimpleName().equals(name(wanted)) && covers(fields(wanted), JSON.valueToTree(came));
    }

    /** Objects need only hold what is wanted; all else is equal. */
    static boolean covers(JsonNode wanted, JsonNode came) {
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
    static String text(List<? extends LineEvent> events) {
        return events.stream().map(GoldenEvents::line).collect(Collectors.joining());
    }

    /** Any value as JSON. */
    static String text(Object value) {
        return JSON.writeValueAsString(value);
    }

    private static String line(LineEvent event) {
        return "\n    " + event.getClass().getSimpleName() + " " + JSON.writeValueAsString(event);
    }

    private static Class<?> type(String name) {
        var type = TYPES.get(name);
        if (type == null) {
            throw new IllegalArgumentException("no event is called " + name);
        }
        return type;
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
