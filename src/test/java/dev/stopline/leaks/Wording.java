package dev.stopline.leaks;

import dev.stopline.line.content.LineJson;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.SeededMover;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/** Puts other texts into a move. */
public final class Wording {

    private Wording() {}

    /** The move with a word of its own for each text that its mover writes. */
    public static Move said(Move move, Markers markers) {
        return with(move, text -> text.equals(SeededMover.WORDS) ? markers.fresh("words of " + move.by()) : text);
    }

    /** The move with each of its texts changed; ids are texts too. */
    public static Move with(Move move, UnaryOperator<String> change) {
        return new Move(move.by(), move.forSeat(), with(move.command(), change), move.faces());
    }

    private static LineCommand with(LineCommand command, UnaryOperator<String> change) {
        var json = LineJson.COMMANDS.write(command);
        for (var field : json.properties()) {
            if (field.getValue().isString() && !field.getKey().equals("type")) {
                ((ObjectNode) json)
                        .put(field.getKey(), change.apply(field.getValue().asString()));
            }
        }
        return LineJson.COMMANDS.read(json);
    }
}
