package dev.stopline.testkit;

import dev.stopline.decide.Ruling;
import dev.stopline.line.content.RecordedGame;
import dev.stopline.line.content.RecordedGame.RecordedMove;
import dev.stopline.line.content.RecordedGameJson;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes recorded games. An author writes a file with the moves alone ({@code "events": []} in each) and runs the recorded
 * games' test with {@code -Dapprove=true}: every move is played on the rules, and what comes of it is written beside it.
 * From then on the file is what the rules are held to.
 */
public final class GameWriter {

    /** Where the recorded games of line stand. */
    public static final Path FOLDER = Path.of("src", "test", "resources", "games", "line");

    private static final LineRules RULES = new LineRules();

    private GameWriter() {}

    /** Whether what the rules say today is to be written, and not only compared. */
    public static boolean approves() {
        return Boolean.getBoolean("approve");
    }

    /**
     * The game with the events that today's rules give to its moves.
     *
     * @throws IllegalStateException if they refuse one of them
     */
    public static RecordedGame played(RecordedGame game) {
        var state = RULES.initial();
        var moves = new ArrayList<RecordedMove>();
        for (var move : game.moves()) {
            var events = events(game, moves.size() + 1, move, game.decide(state, move));
            state = RULES.fold(state, events);
            moves.add(new RecordedMove(move.by(), move.seat(), move.command(), move.faces(), events));
        }
        return new RecordedGame(
                game.name(),
                game.shows(),
                game.mode(),
                game.cardId(),
                game.ruleset(),
                game.seats(),
                game.seed(),
                moves);
    }

    private static List<LineEvent> events(RecordedGame game, int n, RecordedMove move, Ruling<LineEvent> ruling) {
        return switch (ruling) {
            case Ruling.Played<LineEvent>(var events) -> events;
            case Ruling.Refused<LineEvent>(var refusal) ->
                throw new IllegalStateException(game.name() + ", move " + n + ", " + move.by() + " " + move.command()
                        + ": refused, " + refusal.code().name());
        };
    }

    /** Writes the game's file anew, with the events that today's rules give. */
    public static void write(RecordedGame game) throws IOException {
        Files.writeString(FOLDER.resolve(game.name() + ".json"), RecordedGameJson.write(played(game)));
    }
}
