package dev.stopline.debrief.web;

import dev.stopline.access.Roster;
import dev.stopline.debrief.Happening;
import dev.stopline.debrief.squad.ClosedJobs;
import dev.stopline.debrief.squad.SquadEyes;
import dev.stopline.decide.SharedBoard;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Who reads the debrief of a career: the person whose career it is, of jobs that are over, and nobody else; on a shared board when it has ended for everybody. */
@Component
class CareerReadership {

    private final StoredGames games;
    private final Roster roster;

    CareerReadership(StoredGames games, Roster roster) {
        this.games = games;
        this.roster = roster;
    }

    /**
     * The jobs of a career that are over.
     *
     * @throws NotFound if the career is not the caller's, or there is none
     * @throws RefusedMove if others still play the career's board, or no job of it is over yet
     */
    ClosedJobs closed(Caller caller, String careerId) throws RefusedMove {
        boolean owner = caller instanceof Caller.Subject(var subject) && roster.isOwner(careerId, subject);
        if (!owner) {
            throw new NotFound();
        }
        var career = games.of(SquadEvent.class, careerId);
        DebriefRefusal.mustBeOpen(board(career));
        var closed = ClosedJobs.of(career);
        if (closed.numbers().isEmpty()) {
            throw DebriefRefusal.JOB_STILL_OPEN.refused();
        }
        return closed;
    }

    /**
     * The jobs of a career that are over, with this one among them.
     *
     * @throws NotFound if the career is not the caller's, or never had such a job
     * @throws RefusedMove if others still play the career's board, or the job is not over yet
     */
    ClosedJobs closed(Caller caller, String careerId, int job) throws RefusedMove {
        var closed = closed(caller, careerId);
        if (!closed.knows(job)) {
            throw new NotFound();
        }
        if (!closed.numbers().contains(job)) {
            throw DebriefRefusal.JOB_STILL_OPEN.refused();
        }
        return closed;
    }

    private static SharedBoard board(List<Happening<SquadEvent>> career) {
        var state = SquadState.INITIAL;
        for (var happening : career) {
            state = state.after(happening.event());
        }
        return state.board();
    }

    /**
     * The eyes of this name; null = those of the truth.
     *
     * @throws NotFound if nobody's eyes are called so
     */
    static SquadEyes eyes(@Nullable String as) {
        return switch (as) {
            case null -> SquadEyes.TRUTH;
            case "truth" -> SquadEyes.TRUTH;
            case "player" -> SquadEyes.PLAYER;
            case String unknown -> throw new NotFound();
        };
    }
}
