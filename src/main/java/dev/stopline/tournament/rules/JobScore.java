package dev.stopline.tournament.rules;

import java.util.stream.IntStream;

/**
 * T-SCO-03: what a job of squad brings; each value -100 to 100.
 *
 * @param casualty for each casualty
 * @param session for each session used
 * @param codeCrossed if the Code was crossed
 */
public record JobScore(
        int cleanStop,
        int stop,
        int partialStop,
        int failedIntercept,
        int failedHostile,
        int casualty,
        int session,
        int codeCrossed) {

    /** Ours: the close first; people, time and the Code after it. */
    static final JobScore STANDARD = new JobScore(12, 9, 6, 2, 0, -2, -1, -3);

    /** The score of a result. */
    int of(JobResult result) {
        int close = switch (result.close()) {
            case CLEAN_STOP -> cleanStop;
            case STOP -> stop;
            case PARTIAL_STOP -> partialStop;
            case FAILED_INTERCEPT -> failedIntercept;
            case FAILED_HOSTILE -> failedHostile;
        };
        return close
                + casualty * result.casualties()
                + session * result.sessions()
                + (result.codeCrossed() ? codeCrossed : 0);
    }

    boolean sound() {
        return IntStream.of(
                        cleanStop, stop, partialStop, failedIntercept, failedHostile, casualty, session, codeCrossed)
                .allMatch(Scoring::fits);
    }
}
