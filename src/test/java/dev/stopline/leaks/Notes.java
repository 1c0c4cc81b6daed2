package dev.stopline.leaks;

import dev.stopline.line.content.LineJson;
import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SeededMover;
import dev.stopline.line.rules.StopTheLineCommand;
import java.util.Random;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Another move that says the same aloud and notes something else. */
final class Notes {

    /** The fields of commands that only the Incident Master reads. */
    private static final Set<String> NOTED =
            Set.of("aboutType", "cardLineId", "factId", "linkedTo", "controlId", "eventId");

    private Notes() {}

    /** A listed move that differs from this one in nothing but what is noted; this one if there is none. */
    static Move other(Move move, LineState state, Random random) {
        if (saysWhatItNames(move, state)) {
            return move;
        }
        var spoken = spoken(move);
        var others = SeededMover.open(state, move.by()).stream()
                .filter(each -> each.command().getClass() == move.command().getClass())
                .filter(each -> each.forSeat().equals(move.forSeat()))
                .map(each -> new Move(each.by(), each.forSeat(), each.command(), move.faces()))
                .map(each -> Wording.with(each, text -> text.equals(SeededMover.WORDS) ? words(move) : text))
                .filter(each -> spoken(each).equals(spoken))
                .toList();
        return others.isEmpty() ? move : others.get(random.nextInt(others.size()));
    }

    /** Commands whose fact or line is read aloud or shown, and not only noted. */
    private static boolean saysWhatItNames(Move move, LineState state) {
        return switch (move.command()) {
            case ActionCommand.ChooseRevealedFact c -> true;
            case ActionCommand.RecordInconsistency c -> true;
            case StopTheLineCommand.ReadExplanation c -> true;
            case StopTheLineCommand.AnswerMeetingQuestion c -> !state.mode().hasCell();
            case LineCommand c -> false;
        };
    }

    private static JsonNode spoken(Move move) {
        var json = (ObjectNode) LineJson.COMMANDS.write(move.command());
        for (var field : NOTED) {
            if (json.has(field)) {
                // Whether something is noted at all may change what is said or done.
                json.put(field, !json.get(field).asString().isEmpty());
            }
        }
        return json;
    }

    private static String words(Move move) {
        return LineJson.COMMANDS.write(move.command()).properties().stream()
                .filter(field -> field.getValue().isString() && !NOTED.contains(field.getKey()))
                .map(field -> field.getValue().asString())
                .filter(text -> !Markers.in(text).isEmpty())
                .findFirst()
                .orElse(SeededMover.WORDS);
    }
}
