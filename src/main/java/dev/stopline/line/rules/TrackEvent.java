package dev.stopline.line.rules;

/** Payoff, Exposure, clue tier, and what waits for the end of a round. */
public sealed interface TrackEvent extends LineEvent {

    /** The running total; {@code actionId} is the action, move or line that moved it. */
    record PayoffCounted(int delta, int total, PayoffCause cause, String actionId) implements TrackEvent {}

    /** Only when the shown value moves (AMB-53). */
    record PayoffShown(int shown, PayoffCause cause) implements TrackEvent {}

    /** What moves Payoff. */
    enum PayoffCause {
        SCORE,
        CLOSE,
        CALL
    }

    record PayoffFrozen(int value) implements TrackEvent {}

    record ExposureChanged(int delta, int value) implements TrackEvent {}

    /** The Exposure just changed is a call's cost. */
    record CallCharged(String lineId) implements TrackEvent {}

    /** The Exposure just changed is the cost of a repeated closing. */
    record RepeatClosingNoted(String actionId) implements TrackEvent {}

    /** The Exposure just changed follows from a cut. */
    record CutCharged(String lineId) implements TrackEvent {}

    /** The cut just charged was wrongful. */
    record WrongfulNoted(String lineId) implements TrackEvent {}

    /** A closing success of the stage, effective if it lowered Payoff (L-TRACK-03, AMB-05). */
    record ClosingCounted(String actionId, boolean effective) implements TrackEvent {}

    record TierRaised(Tier from, Tier to) implements TrackEvent {}

    /** The rise just said is a lookup's own (L-TIER-05). */
    record LookupRaisedTier() implements TrackEvent {}

    /** L-TIER-04: the hidden cause of a rise. */
    record TierCauseNoted(Tier from, Tier to, TierCause cause, String actionId) implements TrackEvent {}

    /** What raises the tier. */
    enum TierCause {
        LOOKUP,
        COMRADES
    }

    /** AMB-18: an effect of this action waits for the end of the round. */
    record EffectDeferred(String actionId, Table table) implements TrackEvent {}

    record EffectNoted(String actionId, Effect effect) implements TrackEvent {}

    /** What waits. */
    enum Effect {
        /** The viewer knows only that something waits. */
        SEALED,
        SCORE,
        CLOSE,
        TIER_LOOKUP,
        TIER_COMRADES
    }

    /** The waiting effects have been applied or dropped. */
    record EffectsSettled(boolean payoffDropped) implements TrackEvent {}
}
