package dev.stopline.debrief.squad;

import dev.stopline.squad.rules.Attribute;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.Modifier;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.Outcome;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.ThresholdMake;
import dev.stopline.squad.rules.ThrownDice;
import java.util.List;

/**
 * A roll against a threshold, with everything that went into it (S-ACT-07..09).
 *
 * @param key the place of its die
 * @param die the raw face
 * @param modifiers what was added to it, each with its cause and its rule
 * @param threshold what it had to meet, and how that was made up
 * @param margin how far the total lies above the threshold; below 0 = short of it
 * @param result {@code NAT6}, {@code SUCCESS}, {@code FAILURE} or {@code NAT1}
 */
public record RollTold(
        String key, int die, List<Modifier> modifiers, ThresholdMake threshold, int total, int margin, Outcome result) {

    public RollTold {
        modifiers = List.copyOf(modifiers);
    }

    /** Whether it succeeded. */
    boolean reached() {
        return result == Outcome.SUCCESS || result == Outcome.NAT6;
    }

    /** The roll that an event records; none for one without, or where no die was thrown. */
    static List<RollTold> in(SquadState before, SquadEvent event) {
        return switch (event) {
            case OperationEvent.ActionResolved e ->
                of(before, e, e.die(), e.modifiers(), e.threshold(), e.total(), e.outcome());
            case OperationEvent.ShadowRolled e ->
                of(before, e, e.die(), e.modifiers(), e.threshold(), e.total(), e.outcome());
            case OperationEvent.InterrogationBeatRolled e ->
                of(before, e, e.die(), e.modifiers(), e.threshold(), e.total(), outcome(e.passed()));
            case OpeningEvent.FirstReadRolled e ->
                of(before, e, e.die(), e.modifiers(), e.threshold(), e.total(), e.outcome());
            case InterdictEvent.BeatRolled e ->
                of(before, e, e.die(), e.modifiers(), threshold(before, e), e.total(), e.outcome());
            case InterdictEvent.DefenceRolled e ->
                of(before, e, e.die(), List.of(), threshold(before, e), e.die(), defence(e));
            case SquadEvent other -> List.of();
        };
    }

    private static List<RollTold> of(
            SquadState before,
            SquadEvent event,
            int die,
            List<Modifier> modifiers,
            ThresholdMake threshold,
            int total,
            Outcome outcome) {
        var thrown = ThrownDice.in(before, event);
        return thrown.isEmpty()
                ? List.of()
                : List.of(new RollTold(
                        thrown.getLast().key(),
                        die,
                        modifiers,
                        threshold,
                        total,
                        total - threshold.effective(),
                        outcome));
    }

    private static Outcome outcome(boolean passed) {
        return passed ? Outcome.SUCCESS : Outcome.FAILURE;
    }

    /** Approach and Resolve meet the Capability alone; Engage the stricter of the attribute and what the Approach left. */
    private static ThresholdMake threshold(SquadState before, InterdictEvent.BeatRolled e) {
        if (e.attribute() == Attribute.NONE) {
            int needed = e.threshold();
            return new ThresholdMake(Attribute.NONE, needed, needed, List.of(), List.of(), needed, needed, 0, needed);
        }
        return ThresholdMake.fixed(e.attribute(), before.detective().target(e.attribute()), e.engageThreshold());
    }

    private static ThresholdMake threshold(SquadState before, InterdictEvent.DefenceRolled e) {
        return ThresholdMake.fixed(e.attribute(), before.detective().target(e.attribute()), e.threshold());
    }

    private static Outcome defence(InterdictEvent.DefenceRolled e) {
        return switch (e.wound()) {
            case NONE -> e.die() == 6 ? Outcome.NAT6 : Outcome.SUCCESS;
            case LIGHT -> Outcome.FAILURE;
            case MORTAL -> Outcome.NAT1;
        };
    }
}
