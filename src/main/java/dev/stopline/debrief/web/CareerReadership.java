package dev.stopline.debrief.web;

import dev.stopline.access.Roster;
import dev.stopline.debrief.squad.ClosedJobs;
import dev.stopline.debrief.squad.SquadEyes;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.rules.SquadEvent;
import org.jspecify.annotations.Nullable;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Component;

/** Who reads the debrief of a career: the person whose career it is, of jobs that are closed, and nobody else. */
@Component
class CareerReadership {

    private final StoredGames games;
    private final Roster roster;

    CareerReadership(StoredGames games, Roster roster) {
        this.games = games;
        this.roster = roster;
    }

    /**
     * The closed jobs of a career.
     *
     * @throws NotFound if the career is not the caller's, or there is none
     * @throws AccessDeniedException if no job of it is closed yet
     */
    ClosedJobs closed(Caller caller, String careerId) {
        boolean owner = caller instanceof Caller.Subject(var subject) && roster.isOwner(careerId, subject);
        if (!owner) {
            throw new NotFound();
        }
        var closed = ClosedJobs.of(games.of(SquadEvent.class, careerId));
        if (closed.numbers().isEmpty()) {
            throw new AccessDeniedException("no job is closed yet");
        }
        return closed;
    }

    /**
     * The closed jobs of a career, with this one among them.
     *
     * @throws NotFound if the career is not the caller's, or never had such a job
     * @throws AccessDeniedException if the job is not closed yet
     */
    ClosedJobs closed(Caller caller, String careerId, int job) {
        var closed = closed(caller, careerId);
        if (!closed.knows(job)) {
            throw new NotFound();
        }
        if (!closed.numbers().contains(job)) {
            throw new AccessDeniedException("the job is not closed yet");
        }
        return closed;
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
