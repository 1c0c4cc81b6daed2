package dev.stopline.line.rules;

import dev.stopline.decide.Decider;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import java.util.List;
import java.util.Optional;

/** The rules of line: general guards, then the file that answers. */
public final class LineRules implements Decider<LineState, Move, LineEvent> {

    @Override
    public LineState initial() {
        return LineState.INITIAL;
    }

    @Override
    public Optional<Refusal> refuses(LineState state, Move move) {
        return Refusal.allow();
    }

    @Override
    public Ruling<LineEvent> decide(LineState state, Move move, Dice dice) {
        return new Ruling.Played<>(List.of());
    }

    @Override
    public LineState evolve(LineState state, LineEvent event) {
        return state.after(event);
    }
}
