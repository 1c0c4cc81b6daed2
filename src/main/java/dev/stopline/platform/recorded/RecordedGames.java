package dev.stopline.platform.recorded;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.platform.json.CommandJson;
import dev.stopline.platform.json.StoredEventJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The recorded games of one game on the class path, {@code games/<game>/*.json} as {@code index.txt} there lists them, and
 * what today's rules say to their moves.
 *
 * @param <S> the state of a game
 * @param <M> its moves
 * @param <C> its commands
 * @param <E> its events
 */
public abstract class RecordedGames<S, M, C, E> {

    private final String game;
    private final Decider<S, M, E> rules;
    private final CommandJson<C> commands;
    private final StoredEventJson<E> events;
    private final RecordedGameJson<C, E> json;

    /** The recorded games in {@code games/<game>/}, of the game with these rules. */
    protected RecordedGames(String game, Decider<S, M, E> rules, CommandJson<C> commands, StoredEventJson<E> events) {
        this.game = game;
        this.rules = rules;
        this.commands = commands;
        this.events = events;
        this.json = new RecordedGameJson<>(commands, events);
    }

    /**
     * The move as the rules take it.
     *
     * @throws IllegalArgumentException if the game does not know who made it
     */
    public abstract M move(RecordedGame<C, E> recorded, RecordedMove<C, E> move);

    /** Whose dice the command needs, in a game that stands at this state. */
    protected abstract DiceSource diceFor(S state, C command);

    /** The span whose seed is thrown from at this state, and the one after it; that is empty where there is none. */
    protected abstract SeedSpans spans(S state);

    /** A span of the server's dice and the one after it. */
    public record SeedSpans(String now, String next) {}

    /** The word for the game: the folder of its recorded games. */
    public final String game() {
        return game;
    }

    /** The game's rules. */
    public final Decider<S, M, E> rules() {
        return rules;
    }

    /** The game's commands as JSON. */
    public final CommandJson<C> commands() {
        return commands;
    }

    /** The game's events as JSON. */
    public final StoredEventJson<E> events() {
        return events;
    }

    /** The names of the recorded games, in the order of the index; empty where none were packed. */
    public final List<String> names() {
        return resource("index.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    /**
     * A recorded game.
     *
     * @throws NoSuchElementException if none has this name
     * @throws IllegalArgumentException if its file is not a recorded game, whole and with nothing else
     */
    public final RecordedGame<C, E> load(String name) {
        if (!names().contains(name)) {
            throw new NoSuchElementException("no recorded game is called '" + name + "'");
        }
        return read(name, resource(name + ".json"));
    }

    /** All recorded games, in the order of the index. */
    public final List<RecordedGame<C, E>> all() {
        return names().stream().map(this::load).toList();
    }

    /**
     * The game that this text says.
     *
     * @throws IllegalArgumentException if it is not a recorded game, whole and with nothing else
     */
    public final RecordedGame<C, E> read(String name, String text) {
        return json.read(name, text);
    }

    /** The game as text. */
    public final String write(RecordedGame<C, E> recorded) {
        return json.write(recorded);
    }

    /** What today's rules say to the move, in a game that stood at this state. */
    public final Ruling<E> decide(RecordedGame<C, E> recorded, S state, RecordedMove<C, E> move) {
        return rules.decide(state, move(recorded, move), dice(recorded, state, move));
    }

    private Dice dice(RecordedGame<C, E> recorded, S state, RecordedMove<C, E> move) {
        if (diceFor(state, move.command()) == DiceSource.ENTERED) {
            return new EnteredDice(move.faces());
        }
        var spans = spans(state);
        var dice = Seed.ofHex(recorded.seed(spans.now()));
        return spans.next().isEmpty()
                ? new SeededDice(dice)
                : new SeededDice(dice, Commitment.to(Seed.ofHex(recorded.seed(spans.next()))));
    }

    /**
     * The state after the first moves, folded from the recorded events.
     *
     * @param step how many moves, from 0 to all of them
     * @throws IndexOutOfBoundsException if there are fewer
     */
    public final S stateAfter(RecordedGame<C, E> recorded, int step) {
        var state = rules.initial();
        for (var move : recorded.moves().subList(0, step)) {
            state = rules.fold(state, move.events());
        }
        return state;
    }

    private String resource(String file) {
        // The loader of this class, not of the thread: the files are packed beside it.
        try (InputStream stream =
                RecordedGames.class.getClassLoader().getResourceAsStream("games/" + game + "/" + file)) {
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
