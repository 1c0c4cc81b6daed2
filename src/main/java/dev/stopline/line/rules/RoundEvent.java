package dev.stopline.line.rules;

/** Stages, rounds, steps, and what is said in them. */
public sealed interface RoundEvent extends LineEvent {

    record StageStarted(int stage) implements RoundEvent {}

    record StageEnded(int stage) implements RoundEvent {}

    record StageEndNoted(int stage, StageEndReason reason) implements RoundEvent {}

    /** Why a stage ended (L-CUT-24: never said in play). */
    enum StageEndReason {
        ROUNDS_DONE,
        WRONGFUL
    }

    record TierReset(Tier to) implements RoundEvent {}

    record TierResetNoted(TierResetCause cause) implements RoundEvent {}

    /** Why the tier was set anew. */
    enum TierResetCause {
        STAGE_START,
        WRONGFUL
    }

    record RoundStarted(int stage, int round, Table firstTable) implements RoundEvent {}

    /** {@code payoff} is the true total, which the round's end shows (L-TRACK-04). */
    record RoundEnded(int stage, int round, int payoff, int exposure, Tier tier) implements RoundEvent {}

    record StepEntered(Step step) implements RoundEvent {}

    record TableVisited(Table table) implements RoundEvent {}

    record SideHandedOver(Table side) implements RoundEvent {}

    record RevealAnnounced(Tier tier, String text) implements RoundEvent {}

    record RevealSourceNoted(String eventId) implements RoundEvent {}

    record Narrated(String text, Hearers to, String replyTo) implements RoundEvent {}

    record NarrationSourceNoted(String replyTo, String cardLineId) implements RoundEvent {}
}
