package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.RoundEvent;

/** The round loop, told. */
final class TellingOfRound {

    private TellingOfRound() {}

    static Told of(RoundEvent event) {
        return switch (event) {
            case RoundEvent.StageStarted e -> new Told("Stage " + e.stage() + " begins.", "L-ROUND-01");
            case RoundEvent.StageEnded e -> new Told("Stage " + e.stage() + " ends.", "L-ROUND-01");
            case RoundEvent.StageEndNoted e -> new Told("Why it ended: " + reason(e.reason()) + ".", "L-CUT-21");
            case RoundEvent.TierReset e -> new Told("The tier is " + Wording.word(e.to()) + ".", "L-TIER-01");
            case RoundEvent.TierResetNoted e -> new Told("Why the tier was set: " + cause(e.cause()) + ".", "L-CUT-23");
            case RoundEvent.RoundStarted e -> told(e);
            case RoundEvent.RoundEnded e -> told(e);
            case RoundEvent.StepEntered e -> new Told("The step is " + Wording.word(e.step()) + ".", "L-ROUND-02");
            case RoundEvent.TableVisited e -> told(e);
            case RoundEvent.SideHandedOver e -> new Told("The " + Wording.title(e.side()) + " move now.", "L-ROUND-05");
            case RoundEvent.RevealAnnounced e -> told(e);
            case RoundEvent.RevealSourceNoted e -> told(e);
            case RoundEvent.Narrated e -> new Told("Said to " + to(e) + Wording.quoted(e.text()) + ".", "L-ROUND-10");
            case RoundEvent.NarrationSourceNoted e -> told(e);
        };
    }

    private static Told told(RoundEvent.RoundStarted e) {
        return new Told("Stage " + e.stage() + ", round " + e.round() + " begins.", "L-ROUND-01");
    }

    private static Told told(RoundEvent.RoundEnded e) {
        return new Told(
                "The round ends: Payoff " + e.payoff() + ", Exposure " + e.exposure() + ", tier "
                        + Wording.word(e.tier()) + ".",
                "L-ROUND-06");
    }

    private static Told told(RoundEvent.TableVisited e) {
        return new Told("The Incident Master goes to the " + Wording.title(e.table()) + ".", "L-ROUND-08");
    }

    private static Told told(RoundEvent.RevealAnnounced e) {
        return new Told(
                "The tier is said to be " + Wording.word(e.tier()) + Wording.quoted(e.text()) + ".", "L-ROUND-03");
    }

    private static Told told(RoundEvent.RevealSourceNoted e) {
        return new Told("That was event " + e.eventId() + " of the card.", "L-ROUND-03");
    }

    private static Told told(RoundEvent.NarrationSourceNoted e) {
        return new Told(
                e.cardLineId().isEmpty()
                        ? "It answers " + e.replyTo() + "."
                        : "It answers " + e.replyTo() + " with line " + e.cardLineId() + " of the card.",
                "L-ACT-05");
    }

    private static String to(RoundEvent.Narrated e) {
        return switch (e.to()) {
            case ALL -> "everybody";
            case COMPANY -> "the Company";
            case COMRADES -> "the cell";
        };
    }

    private static String reason(RoundEvent.StageEndReason reason) {
        return switch (reason) {
            case ROUNDS_DONE -> "its rounds were played";
            case WRONGFUL -> "the wrong person had been cut";
        };
    }

    private static String cause(RoundEvent.TierResetCause cause) {
        return switch (cause) {
            case STAGE_START -> "a stage began";
            case WRONGFUL -> "the wrong person had been cut";
        };
    }
}
