package dev.stopline.platform.json;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The commands of one game as JSON: {@code type} is the command's name, the other fields are its components, all of them.
 *
 * @param <C> the sealed type of all the game's commands
 */
public final class CommandJson<C> {

    private static final String TYPE = "type";

    private final Map<String, Class<? extends C>> types;

    /** The JSON of the commands under this sealed type. */
    public CommandJson(Class<C> commands) {
        this.types = RecordJson.records(commands);
    }

    /** The types of all commands, by chapter. */
    public List<Class<? extends C>> types() {
        return List.copyOf(types.values());
    }

    /** The command as JSON. */
    public ObjectNode write(C command) {
        var json = RecordJson.object().put(TYPE, command.getClass().getSimpleName());
        json.setAll(RecordJson.write(command));
        return json;
    }

    /**
     * The command that the JSON says.
     *
     * @throws IllegalArgumentException if it says none
     */
    public C read(JsonNode json) {
        var name = json.path(TYPE).asString("");
        var type = types.get(name);
        if (type == null || !(json instanceof ObjectNode object)) {
            throw new IllegalArgumentException("no command is called '" + name + "'");
        }
        var components = object.deepCopy();
        components.remove(TYPE);
        return RecordJson.read(components, type);
    }
}
