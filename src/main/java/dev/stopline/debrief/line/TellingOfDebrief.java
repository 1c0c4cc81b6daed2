package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.DebriefEvent;

/** What was read out after play, told. */
final class TellingOfDebrief {

    private TellingOfDebrief() {}

    static Told of(DebriefEvent event) {
        return switch (event) {
            case DebriefEvent.DebriefOpened e -> new Told("The debrief opens.", "");
            case DebriefEvent.SeedRevealed e -> told(e);
            case DebriefEvent.EndingRead e -> told(e);
            case DebriefEvent.IdentityRevealed e -> told(e);
            case DebriefEvent.TierCausesRevealed e -> told(e);
            case DebriefEvent.SentencesReplayed e -> told(e);
            case DebriefEvent.CardsShown e -> new Told("The card is shown beside the answers.", "L-DEB-02");
            case DebriefEvent.StoppingControlsRead e -> told(e);
            case DebriefEvent.ProcessConditionRead e -> told(e);
            case DebriefEvent.SessionClosed e -> new Told("The session is closed.", "");
            case DebriefEvent.TelemetryRecorded e -> told(e);
        };
    }

    private static Told told(DebriefEvent.SeedRevealed e) {
        return new Told("The seed behind the server's dice is shown: " + e.seed() + ".", "L-ROLL-02");
    }

    private static Told told(DebriefEvent.EndingRead e) {
        return new Told(
                "The ending is read: " + Wording.word(e.ending()) + ", Payoff " + e.payoff() + ", Exposure "
                        + e.exposure() + ".",
                "L-END-05");
    }

    private static Told told(DebriefEvent.IdentityRevealed e) {
        return new Told(
                "Hire " + e.hire() + " was "
                        + switch (e.identity()) {
                            case OPERATOR -> "the operator.";
                            case DECOY -> "a decoy.";
                            case SEALED -> "never known.";
                        },
                "L-DEB-03");
    }

    private static Told told(DebriefEvent.TierCausesRevealed e) {
        return new Told(
                e.rises().isEmpty()
                        ? "Nothing raised the tier."
                        : "What raised the tier is read: "
                                + Wording.count(e.rises().size(), "cause") + ".",
                "L-DEB-04");
    }

    private static Told told(DebriefEvent.SentencesReplayed e) {
        return new Told(
                e.sentences().isEmpty()
                        ? "There are no tied sentences to read again."
                        : "The tied sentences are read again: "
                                + Wording.count(e.sentences().size(), "sentence") + ".",
                "L-DEB-01");
    }

    private static Told told(DebriefEvent.StoppingControlsRead e) {
        return new Told(
                e.controls().isEmpty()
                        ? "No control was named after a score."
                        : "What was named after each score is read: "
                                + Wording.count(e.controls().size(), "control") + ".",
                "L-DEB-05");
    }

    private static Told told(DebriefEvent.ProcessConditionRead e) {
        return new Told(e.held() ? "The process held." : "The process did not hold.", "L-PROC-01");
    }

    private static Told told(DebriefEvent.TelemetryRecorded e) {
        return new Told("The session is added to the playtest's tallies.", "L-TEL-01");
    }
}
