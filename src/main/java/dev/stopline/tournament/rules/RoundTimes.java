package dev.stopline.tournament.rules;

import java.util.List;

/**
 * T-RND-04: when a round is played.
 *
 * @param startsAt an ISO-8601 instant, not compared with any clock here
 * @param minutes how long it lasts, 1 to 100,000
 * @param warnings minutes before the end at which the tables are warned: each once, the longest first
 */
public record RoundTimes(String startsAt, int minutes, List<Integer> warnings) {

    static final RoundTimes NONE = new RoundTimes("", 0, List.of());

    static final int MOST_MINUTES = 100_000;

    public RoundTimes {
        warnings = List.copyOf(warnings);
    }

    /** Whether a round can have such times. */
    boolean sound() {
        int before = minutes;
        for (int warning : warnings) {
            if (warning < 1 || warning >= before) {
                return false;
            }
            before = warning;
        }
        return !startsAt.isBlank() && minutes >= 1 && minutes <= MOST_MINUTES;
    }
}
