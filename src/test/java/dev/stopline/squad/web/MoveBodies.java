package dev.stopline.squad.web;

import dev.stopline.squad.content.SquadJson;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.testkit.Operations.Operation;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The body of an operation for a move: its command's fields without those that say nothing, its faces in {@code dice}. */
final class MoveBodies {

    private static final List<String> NOTHING = List.of("", "NONE", "NOBODY", "OPEN");

    private MoveBodies() {}

    /** The body that asks for this move. */
    static ObjectNode of(SquadMove move, Operation operation) {
        var body = SquadJson.COMMANDS.write(move.command());
        body.remove("type");
        leaveOut(body, operation.required());
        asChosen(move.command(), body);
        if (!move.faces().isEmpty()) {
            var dice = body.putArray("dice");
            move.faces().forEach(dice::add);
        }
        return body;
    }

    private static void leaveOut(ObjectNode object, List<String> required) {
        object.properties().forEach(each -> {
            if (each.getValue() instanceof ObjectNode part) {
                leaveOut(part, List.of());
            }
        });
        object.properties().removeIf(each -> saysNothing(each.getValue()) && !required.contains(each.getKey()));
    }

    private static boolean saysNothing(JsonNode value) {
        return value.isContainer() && value.isEmpty()
                || value.isString() && NOTHING.contains(value.stringValue())
                || value.isBoolean() && !value.booleanValue()
                || value.isNumber() && value.intValue() == 0;
    }

    /** Where a die decides, nothing is picked; and a ruleset is a map of its values. */
    private static void asChosen(SquadCommand command, ObjectNode body) {
        if (body.path("rollWarDetail").asBoolean(false)) {
            body.remove("warDetail");
        }
        if (body.path("rollStatus").asBoolean(false)) {
            body.remove("status");
        }
        if (command instanceof CareerCommand.CreateDetective made
                && !made.ruleset().isEmpty()) {
            var ruleset = body.putObject("ruleset");
            made.ruleset().forEach(each -> ruleset.put(each.key(), each.value()));
        }
    }
}
