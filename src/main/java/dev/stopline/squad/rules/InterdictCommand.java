package dev.stopline.squad.rules;

import java.util.List;

/** The Interdict and the close of a job (section 7.2). */
public sealed interface InterdictCommand extends SquadCommand {

    record DeclareInterdict(StrainChoice strainChoice) implements InterdictCommand {}

    record BeginForcedInterdict(StrainChoice strainChoice, Burn burn) implements InterdictCommand {}

    record DeclineForcedInterdict() implements InterdictCommand {}

    /** One of the three beats; {@code seen} says that a Code Cross is public (GAP-32). */
    record RollInterdictBeat(
            int beat,
            EngageMethod method,
            Axis targetAxis,
            Specialty specialty,
            boolean crossCode,
            boolean seen,
            List<Tag> tags,
            Burn burn)
            implements InterdictCommand {
        public RollInterdictBeat {
            tags = List.copyOf(tags);
        }
    }

    /** S-DET-37: cancels one casualty result by its number from 1; 0 = the next one. */
    record CancelCasualty(int result) implements InterdictCommand {}

    record RollCasualties() implements InterdictCommand {}

    /** S-CLOSE-08: {@code choice} NOBODY = roll for it; {@code attribute} FGT or SHT where the detective defends himself. */
    record ResolveCounterAction(CounterTarget choice, String sourceId, Attribute attribute)
            implements InterdictCommand {}

    /** S-CLOSE-04: {@code survivingElement} exactly after a Partial Stop. */
    record CloseJob(String survivingElement) implements InterdictCommand {}
}
