package dev.stopline.squad.rules;

import java.util.List;

/** The Interdict and the close of a job. */
public sealed interface InterdictEvent extends SquadEvent {

    record InterdictDeclared(int stage) implements InterdictEvent {}

    record InterdictForced(int stage) implements InterdictEvent {}

    record InterdictDeclined(int stage) implements InterdictEvent {}

    record TacticalAssessed(
            int tokens, int allMod, Capability capability, int resolveMod, int approachMod, StrainChoice strainChoice)
            implements InterdictEvent {}

    record CodeCrossed(int beat, boolean seen) implements InterdictEvent {}

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

    record ResolveShifted(int delta, int after, String cause) implements InterdictEvent {}

    record LiabilityMarked() implements InterdictEvent {}

    /** {@code result} numbers the casualty results of the job from 1. */
    record CasualtyMarked(int result, int amount, int total, boolean cancellable) implements InterdictEvent {}

    record CasualtyCancelArmed() implements InterdictEvent {}

    record CasualtyCancelled(int result, int amount, int total) implements InterdictEvent {}

    record JobResolved(CloseType close, int margin, ResolvedBy by) implements InterdictEvent {}

    /** What settled the close type. */
    enum ResolvedBy {
        RESOLVE,
        ENGAGE_FAILED,
        DECLINED
    }

    record CasualtiesRolled(List<Integer> dice, int additional) implements InterdictEvent {
        public CasualtiesRolled {
            dice = List.copyOf(dice);
        }
    }

    /** {@code die} 0 = chosen. */
    record CounterActionResolved(int die, CounterTarget target) implements InterdictEvent {}

    record DefenceRolled(int die, Attribute attribute, int threshold, Wound wound) implements InterdictEvent {}

    record SourceUnavailable(String name, int missingInCase) implements InterdictEvent {}

    record SergeantUnavailable() implements InterdictEvent {}

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
