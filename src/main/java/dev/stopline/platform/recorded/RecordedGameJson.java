package dev.stopline.platform.recorded;

import dev.stopline.platform.json.CommandJson;
import dev.stopline.platform.json.RecordJson;
import dev.stopline.platform.json.StoredEventJson;
import dev.stopline.platform.recorded.RecordedGame.SpanSeed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * Recorded games as JSON: one line for each event, so that a person can read a game and a change shows where it is.
 *
 * @param <C> the commands of the game
 * @param <E> its events
 */
final class RecordedGameJson<C, E> {

    private final CommandJson<C> commands;
    private final StoredEventJson<E> events;

    RecordedGameJson(CommandJson<C> commands, StoredEventJson<E> events) {
        this.commands = commands;
        this.events = events;
    }

    /** A move as it stands in the file: the parts that differ from game to game are read by their own readers. */
    private record MoveLine(String by, String seat, JsonNode command, List<Integer> faces, List<JsonNode> events) {}

    /** A game as it stands in the file. */
    private record GameFile(String shows, List<SpanSeed> seeds, List<MoveLine> moves) {}

    /**
     * The game that this text says.
     *
     * @throws IllegalArgumentException if it is not a recorded game, whole and with nothing else
     */
    RecordedGame<C, E> read(String name, String text) {
        var file = RecordJson.read(RecordJson.parse(text), GameFile.class);
        return new RecordedGame<>(
                name,
                file.shows(),
                file.seeds(),
                file.moves().stream().map(this::move).toList());
    }

    private RecordedMove<C, E> move(MoveLine line) {
        return new RecordedMove<>(
                line.by(),
                line.seat(),
                commands.read(line.command()),
                line.faces(),
                line.events().stream().map(events::read).toList());
    }

    /** The game as text. */
    String write(RecordedGame<C, E> game) {
        var lines = new ArrayList<String>();
        lines.add("{");
        lines.add("  \"shows\": " + RecordJson.line(game.shows()) + ",");
        lines.add("  \"seeds\": " + list("  ", game.seeds(), RecordJson::line) + ",");
        lines.add("  \"moves\": " + list("  ", game.moves(), this::text));
        lines.add("}");
        return String.join("\n", lines) + "\n";
    }

    private String text(RecordedMove<C, E> move) {
        var indent = "    ";
        return "{\n"
                + indent + "  \"by\": " + RecordJson.line(move.by()) + ",\n"
                + indent + "  \"seat\": " + RecordJson.line(move.seat()) + ",\n"
                + indent + "  \"command\": " + RecordJson.line(commands.write(move.command())) + ",\n"
                + indent + "  \"faces\": " + RecordJson.line(move.faces()) + ",\n"
                + indent + "  \"events\": "
                + list(indent + "  ", move.events(), event -> RecordJson.line(events.write(event))) + "\n"
                + indent + "}";
    }

    private static <T> String list(String indent, List<T> values, Function<T, String> text) {
        if (values.isEmpty()) {
            return "[]";
        }
        var lines =
                values.stream().map(each -> indent + "  " + text.apply(each)).toList();
        return "[\n" + String.join(",\n", lines) + "\n" + indent + "]";
    }
}
