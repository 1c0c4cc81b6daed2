package dev.stopline.line.content;

import dev.stopline.line.rules.LineEvent;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Events as JSON: {@code type} is the event's stored name, {@code data} its components, all of them. */
public final class LineEventJson {

    private static final String TYPE = "type";

    private static final String DATA = "data";

    private static final String PREFIX = "line.";

    private static final Map<String, Class<? extends LineEvent>> TYPES = LineJson.records(LineEvent.class);

    private LineEventJson() {}

    /** The types of all events, by chapter. */
    public static List<Class<? extends LineEvent>> types() {
        return List.copyOf(TYPES.values());
    }

    /** How the store calls events of this type. */
    public static String name(Class<? extends LineEvent> type) {
        return PREFIX + type.getSimpleName();
    }

    /** The event as JSON. */
    public static ObjectNode write(LineEvent event) {
        var json = LineJson.object().put(TYPE, name(event.getClass()));
        json.set(DATA, LineJson.write(event));
        return json;
    }

    /**
     * The event that the JSON says.
     *
     * @throws IllegalArgumentException if it says none
     */
    public static LineEvent read(JsonNode json) {
        var name = json.path(TYPE).asString("");
        var type = name.startsWith(PREFIX) ? TYPES.get(name.substring(PREFIX.length())) : null;
        if (type == null || json.size() != 2 || !json.has(DATA)) {
            throw new IllegalArgumentException("no event is called '" + name + "', or it has not just type and data");
        }
        return LineJson.read(json.path(DATA), type);
    }
}
