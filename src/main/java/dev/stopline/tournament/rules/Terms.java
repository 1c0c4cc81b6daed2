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

    private static final int MOST_HALVES = 2;

    /** What keeps an event of this format from being held on these terms. */
    Faults faults(Format format) {
        var faults = new Faults("T-EVT-01").range("rounds", rounds, 1, MOST_ROUNDS);
        if (format == Format.LADDER) {
            faults.range("attempts", attempts, 1, MOST_ATTEMPTS);
        } else {
            faults.unless(attempts == 0, "attempts", "must be 0 or left out: a LADDER alone has attempts");
        }
        return faults.range("byeHalves", byeHalves, 0, MOST_HALVES)
                .unless(lateUntil >= 0 && lateUntil <= rounds, "lateUntil", "must be from 0 to the number of rounds");
    }
}
