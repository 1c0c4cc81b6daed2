package dev.stopline.squad.rules;

import java.util.List;

/** The Interdict and the close of a job. */
public sealed interface InterdictEvent extends SquadEvent {

    /** S-INTERDICT-01: the detective goes in, at this stage. */
    record InterdictDeclared(int stage) implements InterdictEvent {}

    /** S-INTERDICT-04: the clock has run out and he must go in, at this stage. */
    record InterdictForced(int stage) implements InterdictEvent {}

    /** S-INTERDICT-04: the clock has run out and he does not go in. */
    record InterdictDeclined(int stage) implements InterdictEvent {}

    /**
     * S-INTERDICT-06: what the Interdict starts with: {@code allMod} for every roll, {@code resolveMod} and {@code
     * approachMod} for theirs alone, and the Capability it is compared with.
     */
    record TacticalAssessed(
            int tokens, int allMod, Capability capability, int resolveMod, int approachMod, StrainChoice strainChoice)
            implements InterdictEvent {}

    /** S-INTERDICT-07: before the roll of this beat; {@code seen} = in public. */
    record CodeCrossed(int beat, boolean seen) implements InterdictEvent {}

    /**
     * S-INTERDICT-12: one of the beats 1 to 3; {@code attribute} NONE where Capability is rolled against; {@code
     * engageThreshold} and {@code failRisk} are what Approach has made of the second beat.
     */
    record BeatRolled(
            int beat,
            int die,
            Attribute attribute,
            List<Modifier> modifiers,
            int threshold,
            int total,
            int margin,
            Outcome outcome,
            int engageThreshold,
            boolean failRisk)
            implements InterdictEvent {
        public BeatRolled {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** S-INTERDICT-13: Resolve is easier or harder by {@code delta}. */
    record ResolveShifted(int delta, int after, String cause) implements InterdictEvent {}

    /** GAP-15: the War Detail has cost its Heat in this Interdict. */
    record LiabilityMarked() implements InterdictEvent {}

    /** {@code result} numbers the casualty results of the job from 1. */
    record CasualtyMarked(int result, int amount, int total, boolean cancellable) implements InterdictEvent {}

    /** S-DET-37: the next casualty result is cancelled. */
    record CasualtyCancelArmed() implements InterdictEvent {}

    /** S-DET-37: the result is taken back; {@code total} is what is left. */
    record CasualtyCancelled(int result, int amount, int total) implements InterdictEvent {}

    /** S-CLOSE-01: the close type is settled; {@code margin} is that of Resolve, 0 where it was not rolled. */
    record JobResolved(CloseType close, int margin, ResolvedBy by) implements InterdictEvent {}

    /** What settled the close type. */
    enum ResolvedBy {
        RESOLVE,
        ENGAGE_FAILED,
        DECLINED
    }

    /** S-CAS-01: the casualties of the close, {@code additional} to those of Beat 2. */
    record CasualtiesRolled(List<Integer> dice, int additional) implements InterdictEvent {
        public CasualtiesRolled {
            dice = List.copyOf(dice);
        }
    }

    /** {@code die} 0 = chosen. */
    record CounterActionResolved(int die, CounterTarget target) implements InterdictEvent {}

    /** S-CLOSE-08: the detective is the target of the counter-action. */
    record DefenceRolled(int die, Attribute attribute, int threshold, Wound wound) implements InterdictEvent {}

    /** S-CLOSE-08: a source of this name is out of reach in the case with that number. */
    record SourceUnavailable(String name, int missingInCase) implements InterdictEvent {}

    /** GAP-39: the next job has no Sergeant. */
    record SergeantUnavailable() implements InterdictEvent {}

    /**
     * S-CLOSE-02..06: the job is closed; {@code atClose} is the Capability in force, {@code survivingElement} empty
     * but after a Partial Stop.
     */
    record JobClosed(
            CloseType close,
            int casualties,
            PayoutTier payout,
            int heatReset,
            Capability base,
            Capability atClose,
            int anatomyHits,
            boolean codeCrossed,
            String survivingElement)
            implements InterdictEvent {}
}
