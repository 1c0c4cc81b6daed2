package dev.stopline.testkit.golden;

import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.GroundReason;
import dev.stopline.line.rules.Hearers;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineOutcome;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Purpose;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Topic;
import dev.stopline.platform.axon.EventJson;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands as the files of golden cases write them: the record's name, and its values by component. Left out, a text is
 * empty, a number 0, a flag false; {@code actionId}, {@code owedId}, {@code groundId} and {@code sentenceId} are the
 * latest that the case has made; a purpose is INFORM, hearers ALL, a topic PROCESS, a reason NONE, an outcome NO_CUT. A
 * text {@code $name} stands for an id, see {@link GoldenNames}. A card is written as edits of the fixture card.
 */
final class GoldenCommands {

    private static final JsonMapper JSON = EventJson.mapper();

    private static final Map<String, Class<?>> TYPES = types(LineCommand.class)
            .collect(Collectors.toMap(Class::getSimpleName, each -> each, (a, b) -> a, TreeMap::new));

    private static final List<String> MADE_BY_THE_CASE = List.of("actionId", "owedId", "groundId", "sentenceId");

    private GoldenCommands() {}

    private static Stream<Class<?>> types(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(GoldenCommands::types)
                : Stream.of(type);
    }

    /**
     * The command.
     *
     * @param ids turns a text that begins with a dollar into the id that it stands for
     * @throws IllegalArgumentException if there is no such command, or it has no such value
     */
    static LineCommand read(String name, @Nullable JsonNode with, @Nullable JsonNode card, UnaryOperator<String> ids) {
        var type = TYPES.get(name);
        if (type == null) {
            throw new IllegalArgumentException("no command is called " + name);
        }
        if (type == SessionCommand.LoadCaseCard.class) {
            var edits = with != null && with.has("card") ? with.get("card") : card;
            return new SessionCommand.LoadCaseCard(GoldenCard.edited(edits));
        }
        var values = JSON.createObjectNode();
        for (var component : type.getRecordComponents()) {
            values.set(component.getName(), value(component, with, ids));
        }
        unknown(type, with);
        return (LineCommand) JSON.treeToValue(values, type);
    }

    private static void unknown(Class<?> type, @Nullable JsonNode with) {
        if (with != null) {
            var known = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            var stray = with.propertyNames().stream()
                    .filter(each -> !known.contains(each))
                    .toList();
            if (!stray.isEmpty()) {
                throw new IllegalArgumentException(type.getSimpleName() + " has no " + stray);
            }
        }
    }

    private static JsonNode value(RecordComponent component, @Nullable JsonNode with, UnaryOperator<String> ids) {
        var name = component.getName();
        var written = with == null ? null : with.get(name);
        if (written == null) {
            return JSON.valueToTree(leftOut(component, ids));
        }
        if (written.isString() && written.asString().startsWith("$")) {
            return JSON.valueToTree(ids.apply(written.asString()));
        }
        if (written.isString() && (name.equals("seat") || name.equals("suggestedBy"))) {
            return JSON.valueToTree(LineStories.seatOf(written.asString()));
        }
        return written;
    }

    private static Object leftOut(RecordComponent component, UnaryOperator<String> ids) {
        var type = component.getType();
        if (MADE_BY_THE_CASE.contains(component.getName())) {
            return ids.apply("$" + component.getName().replace("Id", ""));
        }
        if (type == String.class) {
            return "";
        }
        if (type == int.class) {
            return 0;
        }
        if (type == boolean.class) {
            return false;
        }
        return Map.<Class<?>, Object>of(
                        Purpose.class, Purpose.INFORM,
                        Hearers.class, Hearers.ALL,
                        Topic.class, Topic.PROCESS,
                        GroundReason.class, GroundReason.NONE,
                        LineOutcome.class, LineOutcome.NO_CUT)
                .getOrDefault(type, Missing.NEEDED);
    }

    /** Written where a value must not be left out: no command can be read from it. */
    private enum Missing {
        NEEDED
    }

    /** The values of a command by component, as a caller would send them. */
    static ObjectNode values(LineCommand command) {
        return (ObjectNode) JSON.valueToTree(command);
    }

    /** The card that a command loads, as it would be sent. */
    static JsonNode values(CaseCard card) {
        return JSON.valueToTree(card);
    }
}
