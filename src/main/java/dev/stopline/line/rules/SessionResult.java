package dev.stopline.line.rules;

import java.util.Optional;

/**
 * T-RES-01: what a session has come to, known from the end of its case on, long before it is read aloud.
 *
 * @param payoff, exposure as they will be read with the ending
 * @param processHeld whether every cut was judged as it should be (L-PROC-02)
 */
public record SessionResult(Ending ending, int payoff, int exposure, boolean processHeld) {

    /**
     * The result of a session, from everything that happened in it; empty as long as its case has not ended, and for one
     * that was abandoned before.
     */
    public static Optional<SessionResult> of(LineState whole) {
        var outcome = whole.outcome();
        var tracks = whole.tracks();
        return outcome.ending() == Ending.NONE
                ? Optional.empty()
                : Optional.of(
                        new SessionResult(outcome.ending(), tracks.payoff(), tracks.exposure(), outcome.processHeld()));
    }

    /** Whether the session was left for good without a result (T-RES-03): abandoned before its case had ended. */
    public static boolean isLeft(LineState whole) {
        return whole.outcome().abandoned() && of(whole).isEmpty();
    }
}
