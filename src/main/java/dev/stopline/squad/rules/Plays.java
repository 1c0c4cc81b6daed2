package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import java.util.List;

/** Moves tried out at one state as the player knows it, by the rules' own play; nothing comes of them. */
final class Plays {

    private final SquadRules rules;
    private final SquadState state;
    private final DiceSource source;

    Plays(SquadRules rules, SquadState known) {
        this.rules = rules;
        // Entered dice end no span, so that nothing is asked of a seed.
        this.state = known.withDice(DiceSource.ENTERED);
        this.source = known.dice();
    }

    /** These faces, then the luckiest. */
    ProbeDice lucky(List<Integer> given) {
        return new ProbeDice(source, given, true);
    }

    /** Rising faces from 1. */
    ProbeDice rising() {
        return new ProbeDice(source, List.of(), false);
    }

    /** What the move does with these dice. */
    List<SquadEvent> play(SquadCommand command, Dice dice) {
        var draft = new Draft<SquadState, SquadEvent>(state, SquadState::after);
        rules.play(draft, command, dice);
        return draft.played() instanceof Ruling.Played<SquadEvent>(var events) ? events : List.of();
    }

    /** The rolls that the events tell of. */
    List<RollAhead> rolls(List<SquadEvent> events) {
        return RollAhead.in(state, events);
    }
}
