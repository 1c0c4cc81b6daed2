package dev.stopline.squad.rules;

import java.util.Optional;

/**
 * T-RES-02: what a closed job has come to, known from its close on.
 *
 * @param job its number in the career, from 1
 * @param casualties those that stand
 * @param sessions how many were opened; 0 where the detective went in without one
 * @param codeCrossed whether the Code was crossed in it
 */
public record JobOutcome(int job, CloseType close, int casualties, int sessions, boolean codeCrossed) {

    static JobOutcome of(Job job, InterdictEvent.JobClosed closed) {
        return new JobOutcome(
                job.number(), closed.close(), closed.casualties(), job.session().number(), closed.codeCrossed());
    }

    /** What the job of this number has come to; empty as long as it is not closed, or never opened. */
    public static Optional<JobOutcome> of(SquadState known, int job) {
        return known.outcomes().stream().filter(each -> each.job() == job).findFirst();
    }

    /** Whether every job of the arc of a shared board has come to its close. */
    public static boolean isComplete(SquadState known) {
        return known.outcomes().size() >= known.boardJobs();
    }

    /**
     * Whether a career on a shared board was left before the last job of its arc (T-RES-03): no job is open, and the
     * detective is given no more, since he is retired or the Squad has stopped routing him.
     */
    public static boolean isLeft(SquadState known) {
        boolean over = !known.job().isOpen() && known.detective().status() != DetectiveStatus.ACTIVE;
        return known.board().shared() && over && !isComplete(known);
    }
}
