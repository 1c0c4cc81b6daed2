package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game in memory: the whole state, and beside it what every viewer knows. */
final class RandomTable {

    static final LineRules RULES = new LineRules();

    private final Dice server;
    private final List<LineEvent> events = new ArrayList<>();
    private final Map<Viewer, LineState> known = new LinkedHashMap<>();
    private LineState state = LineState.INITIAL;
    private int moves;

    RandomTable(Mode mode, long seed) {
        var bytes = new byte[Seed.LENGTH];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (seed * 31 + i * 7);
        }
        this.server = new SeededDice(Seed.of(bytes));
        known.put(Viewer.IM, LineState.INITIAL);
        known.put(Viewer.SPECTATOR, LineState.INITIAL);
        for (var role : Role.values()) {
            known.put(new Viewer.Seat(seatOf(role), role.table()), LineState.INITIAL);
        }
        play(Move.of(Viewer.IM, new SessionCommand.CreateSession(mode, "sample")));
    }

    static String seatOf(Role role) {
        return role.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    LineState state() {
        return state;
    }

    List<LineEvent> events() {
        return List.copyOf(events);
    }

    LineState known(Viewer viewer) {
        return java.util.Objects.requireNonNull(known.get(viewer));
    }

    /** The Incident Master, the spectators, and every seat that is or may be taken. */
    List<Viewer> viewers() {
        return List.copyOf(known.keySet());
    }

    int moves() {
        return moves;
    }

    boolean isOver() {
        return state.phase() == Phase.CLOSED;
    }

    /** Plays a move that the rules accept; answers its events. */
    List<LineEvent> play(Move move) {
        var source = LineRules.diceFor(state, move.command());
        var dice = source == DiceSource.SERVER ? server : new EnteredDice(move.faces());
        var ruling = RULES.decide(state, move, dice);
        assertThat(ruling).as("%s", move).isInstanceOf(Ruling.Played.class);
        var played = ((Ruling.Played<LineEvent>) ruling).events();
        played.forEach(this::add);
        moves++;
        return played;
    }

    private void add(LineEvent event) {
        events.add(event);
        state = state.after(event);
        if (state.setup().board().shut()) {
            assertThat(event).as("of a board that is shut").isNotInstanceOf(DebriefEvent.class);
        }
        known.replaceAll((viewer, before) -> WhoSees.sees(state.mode(), event, viewer) ? before.after(event) : before);
    }
}
