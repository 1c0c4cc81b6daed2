package dev.stopline.testkit.squad;

import dev.stopline.platform.axon.EventJson;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Verb;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands as the files of golden cases write them: the record's name, and its values by component; a verb alone is an
 * action with that verb. Left out, a text is empty, a number 0, a flag false, a list empty, a part filled up in the same
 * way, an enum NONE, else NOBODY, OPEN, STANDARD, PERSON, NORMAL, COMPOSURE, ENTERED, else its first value; the source of
 * an action or an interrogation is {@code s}.
 */
final class SquadCommands {

    private static final JsonMapper JSON = EventJson.mapper();

    private static final Map<String, Class<?>> TYPES = types(SquadCommand.class)
            .collect(Collectors.toMap(Class::getSimpleName, each -> each, (a, b) -> a, TreeMap::new));

    private static final Set<String> VERBS =
            Arrays.stream(Verb.values()).map(Verb::name).collect(Collectors.toUnmodifiableSet());

    private static final List<String> LEFT_OUT =
            List.of("NONE", "NOBODY", "OPEN", "STANDARD", "PERSON", "NORMAL", "COMPOSURE", "ENTERED");

    private SquadCommands() {}

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SquadCommands::types)
                : Stream.of(type);
    }

    /**
     * The command.
     *
     * @throws IllegalArgumentException if there is no such command, or it has no such value
     */
    static SquadCommand read(String name, ObjectNode with) {
        var written = with.deepCopy();
        if (VERBS.contains(name)) {
            written.put("verb", name);
        }
        var type = TYPES.get(VERBS.contains(name) ? "TakeAction" : name);
        if (type == null) {
            throw new IllegalArgumentException("no command is called " + name);
        }
        boolean acts = type.getSimpleName().equals("TakeAction")
                || type.getSimpleName().equals("Interrogate");
        if (acts && !written.has("sourceId")) {
            written.put("sourceId", "s");
        }
        return (SquadCommand) JSON.treeToValue(whole(type, written), type);
    }

    private static ObjectNode whole(Class<?> type, ObjectNode written) {
        var known = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        written.propertyNames().stream().filter(each -> !known.contains(each)).forEach(each -> {
            throw new IllegalArgumentException(type.getSimpleName() + " has no " + each);
        });
        var whole = JSON.createObjectNode();
        for (var component : type.getRecordComponents()) {
            whole.set(component.getName(), value(component.getType(), written.get(component.getName())));
        }
        return whole;
    }

    private static JsonNode value(Class<?> type, @org.jspecify.annotations.Nullable JsonNode written) {
        if (type.isRecord()) {
            return whole(type, written == null ? JSON.createObjectNode() : (ObjectNode) written);
        }
        return written == null ? JSON.valueToTree(leftOut(type)) : written;
    }

    private static Object leftOut(Class<?> type) {
        if (type == String.class) {
            return "";
        }
        if (type == int.class) {
            return 0;
        }
        if (type == boolean.class) {
            return false;
        }
        if (type == List.class) {
            return List.of();
        }
        var names = Arrays.stream(type.getEnumConstants()).map(Object::toString).toList();
        return LEFT_OUT.stream().filter(names::contains).findFirst().orElse(names.getFirst());
    }
}
