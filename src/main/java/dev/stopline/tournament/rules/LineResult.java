package dev.stopline.tournament.rules;

/**
 * T-RES-01: what a session came to.
 *
 * @param payoff, exposure as they were read, each 0 to 1,000
 * @param processHeld whether every accusation was judged as it should be
 */
public record LineResult(LineEnding ending, int payoff, int exposure, boolean processHeld) {

    /** None yet. */
    static final LineResult NONE = new LineResult(LineEnding.NONE, 0, 0, false);

    static final int MOST = 1_000;

    /** What keeps a session from coming to this. */
    Faults faults() {
        return new Faults("T-RES-01")
                .unless(ending != LineEnding.NONE, "ending", "must be one of the four endings")
                .range("payoff", payoff, 0, MOST)
                .range("exposure", exposure, 0, MOST);
    }
}
