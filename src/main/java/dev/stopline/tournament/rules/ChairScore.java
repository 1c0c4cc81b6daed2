package dev.stopline.tournament.rules;

import java.util.stream.IntStream;

/**
 * T-SCO-02: what a session of line brings to one of its chairs; each value -100 to 100.
 *
 * @param payoff, exposure for each point that the track showed at the ending
 * @param processHeld if the process held
 */
public record ChairScore(
        int contained, int costly, int paidOut, int stillInside, int payoff, int exposure, int processHeld) {

    /** Ours: a clean end counts most, and half as much again comes from having judged well. */
    static final ChairScore COMPANY = new ChairScore(12, 8, 0, 2, -1, -1, 6);

    /** Ours: the money taken and an operator who stays; how the Company judged is not the Comrades' to answer for. */
    static final ChairScore COMRADES = new ChairScore(0, 4, 12, 10, 1, 1, 0);

    /** The score of a result. */
    int of(LineResult result) {
        int ending = switch (result.ending()) {
            case NONE -> 0;
            case CONTAINED -> contained;
            case COSTLY -> costly;
            case PAID_OUT -> paidOut;
            case STILL_INSIDE -> stillInside;
        };
        return ending
                + payoff * result.payoff()
                + exposure * result.exposure()
                + (result.processHeld() ? processHeld : 0);
    }

    boolean sound() {
        return IntStream.of(contained, costly, paidOut, stillInside, payoff, exposure, processHeld)
                .allMatch(Scoring::fits);
    }
}
