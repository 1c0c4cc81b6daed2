package dev.stopline.testkit.squad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import java.util.ArrayList;
import java.util.List;

/** A career on the bare rules, with the sample tables. */
final class SquadOnRules implements SquadGame {

    private final SquadRules rules = new SquadRules(new SampleTables());
    private final List<SquadEvent> history;
    private SquadState state;

    SquadOnRules(List<SquadEvent> given) {
        this.history = new ArrayList<>(given);
        this.state = rules.fold(rules.initial(), given);
    }

    @Override
    public Answer play(SquadMove move) {
        var dice = new EnteredDice(move.faces());
        var guarded = rules.refuses(state, move);
        return switch (rules.decide(state, move, dice)) {
            case Ruling.Played<SquadEvent>(List<SquadEvent> events) -> {
                assertThat(guarded).as("the guards alone").isEmpty();
                assertThat(dice.left()).as("faces not used").isZero();
                history.addAll(events);
                state = rules.fold(state, events);
                yield new Answer.Accepted(events);
            }
            case Ruling.Refused<SquadEvent>(Refusal refusal) -> {
                assertThat(guarded).as("the guards alone").contains(refusal);
                yield new Answer.Refused(refusal.code().name());
            }
        };
    }

    @Override
    public SquadState state() {
        return state;
    }

    @Override
    public List<SquadEvent> seen() {
        return history.stream().filter(WhoSees::playerSees).toList();
    }
}
