package dev.stopline.line.content;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Viewer;
import java.util.List;

/**
 * A whole game as it was played: every move, and the events that came of it.
 *
 * @param name the game's name among the recorded ones
 * @param shows what it shows, in a sentence
 * @param mode which tables were seated
 * @param cardId the card it was played on
 * @param ruleset the values of the ruleset that the session set, in order
 * @param seats the seats of the game, in the order in which they were taken
 * @param seed the seed of the server's dice, 64 hex digits; empty where the table threw its own
 * @param moves every move, in order
 */
public record RecordedGame(
        String name,
        String shows,
        Mode mode,
        String cardId,
        List<ValueSet> ruleset,
        List<SeatTaken> seats,
        String seed,
        List<RecordedMove> moves) {

    private static final LineRules RULES = new LineRules();

    public RecordedGame {
        ruleset = List.copyOf(ruleset);
        seats = List.copyOf(seats);
        moves = List.copyOf(moves);
    }

    /** A value of the ruleset that the session set. */
    public record ValueSet(String key, String value) {}

    /** A seat of the game. */
    public record SeatTaken(String seat, Table table, Role role) {}

    /**
     * A move and what came of it.
     *
     * @param by {@code IM} or the seat that made it
     * @param seat the seat that the Incident Master made it for; empty = the mover's own
     * @param command what was asked for
     * @param faces the faces entered, in the order thrown
     * @param events the events of the move, in order
     */
    public record RecordedMove(
            String by, String seat, LineCommand command, List<Integer> faces, List<LineEvent> events) {
        public RecordedMove {
            faces = List.copyOf(faces);
            events = List.copyOf(events);
        }
    }

    /** All events of the game, one list a move. */
    public List<List<LineEvent>> events() {
        return moves.stream().map(RecordedMove::events).toList();
    }

    /**
     * The move as the rules take it.
     *
     * @throws IllegalArgumentException if the game has no such seat
     */
    public Move move(RecordedMove recorded) {
        return new Move(viewer(recorded.by()), recorded.seat(), recorded.command(), recorded.faces());
    }

    /**
     * The viewer that {@code IM} or a seat's id means.
     *
     * @throws IllegalArgumentException if the game has no such seat
     */
    public Viewer viewer(String text) {
        if (text.equals(Viewer.IM.text())) {
            return Viewer.IM;
        }
        return seats.stream()
                .filter(each -> each.seat().equals(text))
                .map(each -> new Viewer.Seat(each.seat(), each.table()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no seat '" + text + "'"));
    }

    /** The dice that the move was decided with, in a game that stood at this state. */
    public Dice dice(LineState state, RecordedMove recorded) {
        return LineRules.diceFor(state, recorded.command()) == DiceSource.SERVER
                ? new SeededDice(Seed.ofHex(seed))
                : new EnteredDice(recorded.faces());
    }

    /** What today's rules say to the move, in a game that stood at this state. */
    public Ruling<LineEvent> decide(LineState state, RecordedMove recorded) {
        return RULES.decide(state, move(recorded), dice(state, recorded));
    }

    /**
     * The state after the first moves, folded from the recorded events.
     *
     * @param step how many moves, from 0 to all of them
     * @throws IndexOutOfBoundsException if there are fewer
     */
    public LineState stateAfter(int step) {
        var state = RULES.initial();
        for (var move : moves.subList(0, step)) {
            state = RULES.fold(state, move.events());
        }
        return state;
    }
}
