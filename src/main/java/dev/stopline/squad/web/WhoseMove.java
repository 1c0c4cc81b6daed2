package dev.stopline.squad.web;

import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadCommand;
import org.springframework.security.access.AccessDeniedException;

/** GAP-33, GAP-37: two moves of a career are an organizer's; all others are its player's. */
final class WhoseMove {

    private WhoseMove() {}

    /**
     * Lets those through whose move it is.
     *
     * @throws AccessDeniedException if it is the other's
     */
    static void check(CareerMover mover, SquadCommand command) {
        boolean organizers = command instanceof CareerCommand.MergeMob || command instanceof CareerCommand.Reinstate;
        if (organizers != mover.by().equals(SquadCareer.ORGANIZER)) {
            throw new AccessDeniedException(organizers ? "for organizers" : "for the career's player");
        }
    }
}
