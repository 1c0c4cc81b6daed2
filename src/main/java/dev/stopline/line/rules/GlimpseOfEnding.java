package dev.stopline.line.rules;

/**
 * How the case ended, as far as it has been read aloud (L-END-05, L-PROC-01).
 *
 * @param caseEnded whether the case has ended
 * @param ending {@code NONE} until it is read
 * @param payoff, exposure as they were read with the ending; meaningless before
 * @param processRead whether the process condition has been read
 * @param processHeld whether the process held; false until it is read
 */
public record GlimpseOfEnding(
        boolean caseEnded,
        boolean abandoned,
        Ending ending,
        int payoff,
        int exposure,
        boolean processRead,
        boolean processHeld) {

    static GlimpseOfEnding of(Outcome outcome) {
        return new GlimpseOfEnding(
                outcome.hasEnded(),
                outcome.abandoned(),
                outcome.endingRead() ? outcome.ending() : Ending.NONE,
                outcome.endingPayoff(),
                outcome.endingExposure(),
                outcome.processRead(),
                outcome.processRead() && outcome.processHeld());
    }
}
