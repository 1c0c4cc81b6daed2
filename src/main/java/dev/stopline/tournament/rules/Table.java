package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;

/**
 * T-RND-02: a table of a round.
 *
 * @param stands T-RND-10: whether its game has been made, with all others of the round
 * @param line what its session came to, of line
 * @param jobs what its jobs came to so far, of squad, in the order in which they closed
 * @param absent who of its entrants did not come
 */
@RecordBuilder
public record Table(
        Deal deal,
        boolean stands,
        Status status,
        LineResult line,
        List<JobResult> jobs,
        TableRuling ruling,
        List<String> absent)
        implements TableBuilder.With {

    /** How far a table is. */
    public enum Status {
        PLAYING,
        /** T-RES-03: the game was left; a ruling is due. */
        ABANDONED,
        FINISHED,
        /** T-RES-05: by a ruling. */
        RULED,
        /** T-RES-04: somebody did not come. */
        FORFEIT
    }

    /** T-BRD-05: how many sides a table for both chairs has. */
    static final int SIDES = 2;

    static Table of(Deal deal) {
        return new Table(deal, false, Status.PLAYING, LineResult.NONE, List.of(), TableRuling.NONE, List.of());
    }

    /** Whether nothing more is awaited from this table. */
    public boolean ended() {
        return switch (status) {
            case PLAYING, ABANDONED -> false;
            case FINISHED, RULED, FORFEIT -> true;
        };
    }

    /** Whether a game was played here and counts. */
    public boolean counts() {
        return status == Status.FINISHED || status == Status.RULED && ruling.kind() == TableRuling.Kind.AWARDED;
    }

    /** Whether an entrant sits here. */
    public boolean seats(String entrant) {
        return deal.entrants().contains(entrant);
    }

    /** The result of this job, if it has closed. */
    Optional<JobResult> job(int number) {
        return jobs.stream().filter(each -> each.job() == number).findFirst();
    }

    Table withJob(JobResult result) {
        return job(result.job()).isPresent()
                ? withJobs(Lists.change(jobs, each -> each.job() == result.job(), each -> result))
                : withJobs(Lists.plus(jobs, result));
    }
}
