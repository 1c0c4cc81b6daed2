package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.CallEvent;
import java.util.stream.Collectors;

/** The call and the vote, told. */
final class TellingOfCall {

    private TellingOfCall() {}

    static Told of(CallEvent event) {
        return switch (event) {
            case CallEvent.LineCalled e -> told(e);
            case CallEvent.LineQueued e -> told(e);
            case CallEvent.LineVoided e -> told(e);
            case CallEvent.VoteOpened e -> new Told("Ready to point: " + Words.seats(e.voters()) + ".", "L-VOTE-01");
            case CallEvent.RevoteOpened e -> told(e);
            case CallEvent.BallotsCounted e ->
                new Told(
                        e.cast() + " of " + Wording.count(e.of(), "finger") + (e.cast() == 1 ? " is in." : " are in."),
                        "L-VOTE-01");
            case CallEvent.FingerPointed e -> new Told(finger(e.seat(), e.hire()) + ", still hidden.", "L-VOTE-01");
            case CallEvent.VoteRevealed e -> told(e);
            case CallEvent.TieDeclared e -> told(e);
            case CallEvent.TiedSentenceSpoken e -> told(e);
            case CallEvent.TiedSentenceSkipped e -> new Told(Words.capital(e.seat()) + " is passed over.", "L-VOTE-06");
            case CallEvent.SentenceNoted e -> told(e);
            case CallEvent.AccusationMade e -> told(e);
            case CallEvent.NoAccusation e -> told(e);
        };
    }

    private static Told told(CallEvent.LineCalled e) {
        return new Told(Words.capital(e.seat()) + " stops the line (" + e.lineId() + ").", "L-CALL-01");
    }

    private static Told told(CallEvent.LineQueued e) {
        return new Told(Words.capital(e.seat()) + " stops the line too; that call waits its turn.", "L-CALL-12");
    }

    private static Told told(CallEvent.LineVoided e) {
        return new Told("The call of " + Words.who(e.seat()) + " is void: neither paid nor spent.", "L-CALL-12");
    }

    private static Told told(CallEvent.RevoteOpened e) {
        return new Told(
                "The vote is called again; who folded folds again: " + Words.seats(e.lockedFolders()) + ".",
                "L-VOTE-06");
    }

    private static Told told(CallEvent.VoteRevealed e) {
        return new Told(
                "Three: "
                        + e.fingers().stream()
                                .map(each -> finger(each.seat(), each.hire()))
                                .collect(Collectors.joining("; "))
                        + ".",
                "L-VOTE-02");
    }

    private static Told told(CallEvent.TieDeclared e) {
        return new Told(
                "A tie between " + Words.hires(e.hires()) + "; one sentence each from " + Words.seats(e.tiedPointers())
                        + ".",
                "L-VOTE-06");
    }

    private static Told told(CallEvent.TiedSentenceSpoken e) {
        return new Told(Words.capital(e.seat()) + " says" + Wording.quoted(e.text()) + ".", "L-VOTE-06");
    }

    private static Told told(CallEvent.SentenceNoted e) {
        return new Told(
                e.citedFactId().isEmpty()
                        ? "The sentence " + e.sentenceId() + " cited no fact."
                        : "The sentence " + e.sentenceId() + " cited " + e.citedFactId() + ".",
                "L-VOTE-11");
    }

    private static Told told(CallEvent.AccusationMade e) {
        return new Told(
                "Hire " + e.hire() + " is accused, with " + Wording.count(e.fingers(), "finger") + ".", "L-VOTE-03");
    }

    private static Told told(CallEvent.NoAccusation e) {
        return new Told(
                switch (e.reason()) {
                    case NO_FINGERS -> "Nobody points, so nobody is accused.";
                    case SECOND_TIE -> "A second tie: nobody is accused.";
                },
                "L-VOTE-09");
    }

    private static String finger(String seat, int hire) {
        return Words.capital(seat) + (hire == 0 ? " folds" : " points at hire " + hire);
    }
}
