package dev.stopline.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import java.util.ArrayList;
import java.util.List;

/** The bare rules. What a move is refused with, the guards alone must say too. */
public final class RulesGame implements GoldenGame {

    private static final Seed SEED = Seed.ofHex("3c".repeat(Seed.LENGTH));

    private final LineRules rules = new LineRules();
    private final List<LineEvent> history = new ArrayList<>();
    private LineState state;

    /** A game with these events behind it. */
    public RulesGame(List<LineEvent> given) {
        history.addAll(given);
        state = rules.fold(rules.initial(), given);
    }

    @Override
    public Answer play(Move move) {
        var guarded = rules.refuses(state, move);
        boolean server = LineRules.diceFor(state, move.command()) == DiceSource.SERVER;
        Dice dice = server ? new SeededDice(SEED) : new EnteredDice(move.faces());
        return switch (rules.decide(state, move, dice)) {
            case Ruling.Refused<LineEvent>(Refusal refusal) -> {
                assertThat(guarded).as("the guards alone").contains(refusal);
                yield new Answer.Refused(refusal.code().name(), refusal.faults());
            }
            case Ruling.Played<LineEvent>(List<LineEvent> events) -> {
                assertThat(guarded).as("the guards alone").isEmpty();
                assertThat(dice instanceof EnteredDice entered ? entered.left() : 0)
                        .as("faces entered and not used")
                        .isZero();
                history.addAll(events);
                state = rules.fold(state, events);
                yield new Answer.Accepted(events);
            }
        };
    }

    @Override
    public LineState state() {
        return state;
    }

    @Override
    public List<LineEvent> seenBy(Viewer viewer) {
        return history.stream()
                .filter(each -> WhoSees.sees(state.mode(), each, viewer))
                .toList();
    }

    @Override
    public String readBy(Viewer viewer) {
        var seen = seenBy(viewer);
        return GoldenEvents.text(seen) + GoldenEvents.text(rules.fold(rules.initial(), seen));
    }
}
