package dev.stopline.testkit;

import dev.stopline.decide.Ruling;
import dev.stopline.platform.recorded.RecordedGame;
import dev.stopline.platform.recorded.RecordedGames;
import dev.stopline.platform.recorded.RecordedMove;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes recorded games. An author writes a file with the moves alone ({@code "events": []} in each) and runs the recorded
 * games' test with {@code -Dapprove=true}: every move is played on the rules, and what comes of it is written beside it.
 * From then on the file is what the rules are held to.
 *
 * @param <S> the state of a game
 * @param <M> its moves
 * @param <C> its commands
 * @param <E> its events
 */
public final class GameWriter<S, M, C, E> {

    private static final Path GAMES = Path.of("src", "test", "resources", "games");

    private final RecordedGames<S, M, C, E> games;

    /** A writer of these recorded games. */
    public GameWriter(RecordedGames<S, M, C, E> games) {
        this.games = games;
    }

    /** Whether what the rules say today is to be written, and not only compared. */
    public static boolean approves() {
        return Boolean.getBoolean("approve");
    }

    /** Where the recorded games stand. */
    public Path folder() {
        return GAMES.resolve(games.game());
    }

    /** The names in the index, as it stands in the folder. */
    public List<String> names() throws IOException {
        return Files.readAllLines(folder().resolve("index.txt"));
    }

    /** Writes these games and the index of them, in this order. */
    public void writeAll(List<RecordedGame<C, E>> all) throws IOException {
        Files.createDirectories(folder());
        for (var game : all) {
            write(game);
        }
        var names = all.stream().map(RecordedGame::name).toList();
        Files.writeString(folder().resolve("index.txt"), String.join("\n", names) + "\n");
    }

    /** The file of a recorded game. */
    public Path file(String name) {
        return folder().resolve(name + ".json");
    }

    /**
     * The game with the events that today's rules give to its moves.
     *
     * @throws IllegalStateException if they refuse one of them
     */
    public RecordedGame<C, E> played(RecordedGame<C, E> game) {
        var state = games.rules().initial();
        var moves = new ArrayList<RecordedMove<C, E>>();
        for (var move : game.moves()) {
            var events = events(game, moves.size() + 1, move, games.decide(game, state, move));
            state = games.rules().fold(state, events);
            moves.add(new RecordedMove<>(move.by(), move.seat(), move.command(), move.faces(), events));
        }
        return new RecordedGame<>(game.name(), game.shows(), game.seeds(), moves);
    }

    private List<E> events(RecordedGame<C, E> game, int n, RecordedMove<C, E> move, Ruling<E> ruling) {
        return switch (ruling) {
            case Ruling.Played<E>(var events) -> events;
            case Ruling.Refused<E>(var refusal) ->
                throw new IllegalStateException(game.name() + ", move " + n + ", " + move.by() + " " + move.command()
                        + ": refused, " + refusal.code().name());
        };
    }

    /** Writes the game's file anew, with the events that today's rules give. */
    public void write(RecordedGame<C, E> game) throws IOException {
        Files.writeString(file(game.name()), games.write(played(game)));
    }

    /** The game as its file says it; a file may hold moves without their events. */
    public RecordedGame<C, E> read(String name) throws IOException {
        return games.read(name, Files.readString(file(name)));
    }
}
