package dev.stopline.line.content;

import dev.stopline.line.rules.LineCommand;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Commands as JSON: {@code type} is the command's name, the other fields are its components, all of them. */
public final class LineCommandJson {

    private static final String TYPE = "type";

    private static final Map<String, Class<? extends LineCommand>> TYPES = LineJson.records(LineCommand.class);

    private LineCommandJson() {}

    /** The types of all commands, by chapter. */
    public static List<Class<? extends LineCommand>> types() {
        return List.copyOf(TYPES.values());
    }

    /** The command as JSON. */
    public static ObjectNode write(LineCommand command) {
        var json = LineJson.object().put(TYPE, command.getClass().getSimpleName());
        json.setAll(LineJson.write(command));
        return json;
    }

    /**
     * The command that the JSON says.
     *
     * @throws IllegalArgumentException if it says none
     */
    public static LineCommand read(JsonNode json) {
        var name = json.path(TYPE).asString("");
        var type = TYPES.get(name);
        if (type == null || !(json instanceof ObjectNode object)) {
            throw new IllegalArgumentException("no command is called '" + name + "'");
        }
        var components = object.deepCopy();
        components.remove(TYPE);
        return LineJson.read(components, type);
    }
}
