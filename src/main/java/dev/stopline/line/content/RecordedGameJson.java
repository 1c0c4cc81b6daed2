package dev.stopline.line.content;

import dev.stopline.line.content.RecordedGame.RecordedMove;
import dev.stopline.line.content.RecordedGame.SeatTaken;
import dev.stopline.line.content.RecordedGame.ValueSet;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Recorded games as JSON: one line for each event, so that a person can read a game and a change shows where it is. */
public final class RecordedGameJson {

    /** A move as it stands in the file: the parts that differ in kind are read by their own readers. */
    private record MoveLine(String by, String seat, JsonNode command, List<Integer> faces, List<JsonNode> events) {}

    /** A game as it stands in the file. */
    private record GameFile(
            String shows,
            Mode mode,
            String cardId,
            List<ValueSet> ruleset,
            List<SeatTaken> seats,
            String seed,
            List<MoveLine> moves) {}

    private RecordedGameJson() {}

    /**
     * The game that this text says.
     *
     * @throws IllegalArgumentException if it is not a recorded game, whole and with nothing else
     */
    public static RecordedGame read(String name, String text) {
        JsonNode json;
        try {
            json = LineJson.MAPPER.readTree(text);
        } catch (JacksonException broken) {
            throw new IllegalArgumentException(name + " is not well-formed JSON", broken);
        }
        var file = LineJson.read(json, GameFile.class);
        var moves = file.moves().stream().map(RecordedGameJson::move).toList();
        return new RecordedGame(
                name, file.shows(), file.mode(), file.cardId(), file.ruleset(), file.seats(), file.seed(), moves);
    }

    private static RecordedMove move(MoveLine line) {
        return new RecordedMove(
                line.by(),
                line.seat(),
                LineCommandJson.read(line.command()),
                line.faces(),
                line.events().stream().map(LineEventJson::read).toList());
    }

    /** The game as text. */
    public static String write(RecordedGame game) {
        var lines = new ArrayList<String>();
        lines.add("{");
        lines.add("  \"shows\": " + compact(game.shows()) + ",");
        lines.add("  \"mode\": " + compact(game.mode()) + ",");
        lines.add("  \"cardId\": " + compact(game.cardId()) + ",");
        lines.add("  \"ruleset\": " + list("  ", game.ruleset(), RecordedGameJson::compact) + ",");
        lines.add("  \"seats\": " + list("  ", game.seats(), RecordedGameJson::compact) + ",");
        lines.add("  \"seed\": " + compact(game.seed()) + ",");
        lines.add("  \"moves\": " + list("  ", game.moves(), RecordedGameJson::moveText));
        lines.add("}");
        return String.join("\n", lines) + "\n";
    }

    private static String moveText(RecordedMove move) {
        var indent = "    ";
        return "{\n"
                + indent + "  \"by\": " + compact(move.by()) + ",\n"
                + indent + "  \"seat\": " + compact(move.seat()) + ",\n"
                + indent + "  \"command\": " + compact(LineCommandJson.write(move.command())) + ",\n"
                + indent + "  \"faces\": " + compact(move.faces()) + ",\n"
                + indent + "  \"events\": " + list(indent + "  ", move.events(), RecordedGameJson::eventText) + "\n"
                + indent + "}";
    }

    private static String eventText(LineEvent event) {
        return compact(LineEventJson.write(event));
    }

    private static <T> String list(String indent, List<T> values, Function<T, String> text) {
        if (values.isEmpty()) {
            return "[]";
        }
        var lines =
                values.stream().map(each -> indent + "  " + text.apply(each)).toList();
        return "[\n" + String.join(",\n", lines) + "\n" + indent + "]";
    }

    private static String compact(Object value) {
        return LineJson.MAPPER.writeValueAsString(value);
    }
}
