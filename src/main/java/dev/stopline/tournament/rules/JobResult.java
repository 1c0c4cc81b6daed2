package dev.stopline.tournament.rules;

/**
 * T-RES-02: what a job came to.
 *
 * @param job its number in the career, from 1
 * @param casualties, sessions each 0 to 1,000
 */
public record JobResult(int job, JobClose close, int casualties, int sessions, boolean codeCrossed) {

    /** Whether a job can come to this. */
    boolean sound() {
        return job >= 1
                && casualties >= 0
                && casualties <= LineResult.MOST
                && sessions >= 0
                && sessions <= LineResult.MOST;
    }
}
