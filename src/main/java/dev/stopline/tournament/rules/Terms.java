package dev.stopline.tournament.rules;

/**
 * T-EVT-01: what an event is like, fixed when it is created.
 *
 * @param rounds how many rounds at most, 1 to 64
 * @param attempts T-LAD-02: how many attempts an entrant has, 1 to 100; 0 in any other format
 * @param byeHalves T-RND-05: what the bye of a pairing brings, 0 to 2 halves
 * @param lateUntil T-REG-03: how many rounds may be open or over when somebody enters late, 0 to {@code rounds}
 */
public record Terms(int rounds, int attempts, int byeHalves, int lateUntil) {

    /** None chosen yet. */
    static final Terms NONE = new Terms(0, 0, 0, 0);

    static final int MOST_ROUNDS = 64;

    static final int MOST_ATTEMPTS = 100;

    /** Whether an event of this format can be held on these terms. */
    boolean fit(Format format) {
        boolean attempted = format == Format.LADDER ? between(attempts, 1, MOST_ATTEMPTS) : attempts == 0;
        return between(rounds, 1, MOST_ROUNDS)
                && attempted
                && between(byeHalves, 0, 2)
                && between(lateUntil, 0, rounds);
    }

    private static boolean between(int value, int least, int most) {
        return value >= least && value <= most;
    }
}
