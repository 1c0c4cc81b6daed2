package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.TrackEvent;

/** Payoff, Exposure and the tier, told. */
final class TellingOfTrack {

    private TellingOfTrack() {}

    static Told of(TrackEvent event) {
        return switch (event) {
            case TrackEvent.PayoffCounted e -> told(e);
            case TrackEvent.PayoffShown e -> told(e);
            case TrackEvent.PayoffFrozen e -> new Told("Payoff is frozen at " + e.value() + ".", "L-CUT-19");
            case TrackEvent.ExposureChanged e -> told(e);
            case TrackEvent.CallCharged e -> new Told("That is the price of the call.", "L-CALL-04");
            case TrackEvent.RepeatClosingNoted e -> told(e);
            case TrackEvent.CutCharged e -> new Told("That follows from the cut.", "L-CUT-20");
            case TrackEvent.WrongfulNoted e -> new Told("The wrong person was cut.", "L-CUT-20");
            case TrackEvent.ClosingCounted e -> told(e);
            case TrackEvent.TierRaised e -> told(e);
            case TrackEvent.LookupRaisedTier e -> new Told("A lookup raised it.", "L-TIER-05");
            case TrackEvent.TierCauseNoted e -> told(e);
            case TrackEvent.EffectDeferred e -> told(e);
            case TrackEvent.EffectNoted e -> new Told("What waits: " + Wording.word(e.effect()) + ".", "L-ROUND-09");
            case TrackEvent.EffectsSettled e -> told(e);
        };
    }

    private static Told told(TrackEvent.PayoffCounted e) {
        return new Told(
                "Payoff " + Wording.signed(e.delta()) + " to a total of " + e.total() + ": " + cause(e.cause()) + " ("
                        + e.actionId() + ").",
                rule(e.cause()));
    }

    private static Told told(TrackEvent.PayoffShown e) {
        return new Told("Payoff shows " + e.shown() + ": " + cause(e.cause()) + ".", rule(e.cause()));
    }

    private static Told told(TrackEvent.ExposureChanged e) {
        return new Told("Exposure " + Wording.signed(e.delta()) + " to " + e.value() + ".", "L-TRACK-06");
    }

    private static Told told(TrackEvent.RepeatClosingNoted e) {
        return new Told("That is the price of closing again in this stage (" + e.actionId() + ").", "L-TRACK-03");
    }

    private static Told told(TrackEvent.ClosingCounted e) {
        return new Told(
                e.effective()
                        ? "The closing (" + e.actionId() + ") lowered Payoff and counts."
                        : "The closing (" + e.actionId() + ") lowered nothing.",
                "L-TRACK-03");
    }

    private static Told told(TrackEvent.TierRaised e) {
        return new Told(
                "The tier rises from " + Wording.word(e.from()) + " to " + Wording.word(e.to()) + ".", "L-TIER-03");
    }

    private static Told told(TrackEvent.TierCauseNoted e) {
        return new Told(
                "Why the tier rose: "
                        + switch (e.cause()) {
                            case LOOKUP -> "a lookup (" + e.actionId() + ").";
                            case COMRADES -> "an uncovered move of the Comrades (" + e.actionId() + ").";
                        },
                "L-TIER-04");
    }

    private static Told told(TrackEvent.EffectDeferred e) {
        return new Told("An effect of " + e.actionId() + " waits for the end of the round.", "L-ROUND-09");
    }

    private static Told told(TrackEvent.EffectsSettled e) {
        return new Told(
                e.payoffDropped()
                        ? "What waited is settled; moves of Payoff are dropped, for the operator was cut."
                        : "What waited is settled, in the order thrown.",
                "L-ROUND-09");
    }

    private static String cause(TrackEvent.PayoffCause cause) {
        return switch (cause) {
            case SCORE -> "a score";
            case CLOSE -> "a closing";
            case CALL -> "the price of a call";
        };
    }

    private static String rule(TrackEvent.PayoffCause cause) {
        return switch (cause) {
            case SCORE -> "L-VERB-01";
            case CLOSE -> "L-VERB-02";
            case CALL -> "L-CALL-04";
        };
    }
}
