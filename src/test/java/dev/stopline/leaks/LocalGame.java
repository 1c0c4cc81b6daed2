package dev.stopline.leaks;

import dev.stopline.decide.Refusal;
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
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game by the rules alone: what is true of a game that is played over HTTP beside it, without asking the service. */
public final class LocalGame {

    private static final LineRules RULES = new LineRules();

    private final Dice server;
    private final List<LineEvent> events = new ArrayList<>();
    private LineState state = RULES.initial();

    /** A game whose server dice, if it has any, come from this seed. */
    public LocalGame(Seed seed) {
        this.server = new SeededDice(seed);
    }

    /** What the rules say against a move. */
    public Optional<Refusal> refusal(Move move) {
        return RULES.refuses(state, move);
    }

    /** The events that a move would have; none if it is refused. */
    public List<LineEvent> wouldBring(Move move) {
        return switch (RULES.decide(state, move, dice(move.command(), move.faces()))) {
            case Ruling.Played<LineEvent>(var played) -> played;
            case Ruling.Refused<LineEvent> refused -> List.of();
        };
    }

    /** Plays a move, which the rules must accept; answers its events. */
    public List<LineEvent> play(Move move) {
        return switch (RULES.decide(state, move, dice(move.command(), move.faces()))) {
            case Ruling.Refused<LineEvent>(var refusal) ->
                throw new AssertionError(move + " was refused: " + refusal.code() + " " + refusal.faults());
            case Ruling.Played<LineEvent>(var played) -> {
                events.addAll(played);
                state = RULES.fold(state, played);
                yield played;
            }
        };
    }

    /** Plays a move of the Incident Master. */
    public List<LineEvent> im(LineCommand command) {
        return play(Move.of(Viewer.IM, command));
    }

    private Dice dice(LineCommand command, List<Integer> faces) {
        return LineRules.diceFor(state, command) == DiceSource.SERVER ? server : new EnteredDice(faces);
    }

    /** The true state. */
    public LineState state() {
        return state;
    }

    /** Every event so far. */
    public List<LineEvent> events() {
        return List.copyOf(events);
    }

    /** The spectators, and every seat of the mode, taken or not: everybody but the Incident Master. */
    public List<Viewer> onlookers() {
        var all = new ArrayList<Viewer>();
        all.add(Viewer.SPECTATOR);
        roles().forEach(role -> all.add(seat(role)));
        return all;
    }

    /** The roles of the mode. */
    public List<Role> roles() {
        return Arrays.stream(Role.values())
                .filter(role -> state.mode().seats(role.table()))
                .toList();
    }

    /** The seat of a role. */
    public static Viewer.Seat seat(Role role) {
        return new Viewer.Seat(role.name().toLowerCase(Locale.ROOT).replace('_', '-'), role.table());
    }
}
