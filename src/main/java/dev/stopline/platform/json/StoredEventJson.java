package dev.stopline.platform.json;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The events of one game as JSON: {@code type} is the event's stored name, {@code data} its components, all of them.
 *
 * @param <E> the sealed type of all the game's events
 */
public final class StoredEventJson<E> {

    private static final String TYPE = "type";

    private static final String DATA = "data";

    private final String prefix;
    private final Map<String, Class<? extends E>> types;

    /** The JSON of the events under this sealed type; {@code game} is the first word of their stored names. */
    public StoredEventJson(String game, Class<E> events) {
        this.prefix = game + ".";
        this.types = RecordJson.records(events);
    }

    /** The types of all events, by chapter. */
    public List<Class<? extends E>> types() {
        return List.copyOf(types.values());
    }

    /** How the store calls events of this type. */
    public String name(Class<?> type) {
        return prefix + type.getSimpleName();
    }

    /** The event as JSON. */
    public ObjectNode write(E event) {
        var json = RecordJson.object().put(TYPE, name(event.getClass()));
        json.set(DATA, RecordJson.write(event));
        return json;
    }

    /**
     * The event that the JSON says.
     *
     * @throws IllegalArgumentException if it says none
     */
    public E read(JsonNode json) {
        var name = json.path(TYPE).asString("");
        var type = name.startsWith(prefix) ? types.get(name.substring(prefix.length())) : null;
        if (type == null || json.size() != 2 || !json.has(DATA)) {
            throw new IllegalArgumentException("no event is called '" + name + "', or it has not just type and data");
        }
        return RecordJson.read(json.path(DATA), type);
    }
}
