package dev.stopline.squad.web;

import dev.stopline.squad.aggregate.SquadCareer;
import org.springframework.security.access.AccessDeniedException;

/** The moves of a career that its player may not make. */
final class OrganizersOnly {

    private OrganizersOnly() {}

    /**
     * Lets organizers through.
     *
     * @throws AccessDeniedException if the mover is the career's player
     */
    static void check(CareerMover mover) {
        if (!mover.by().equals(SquadCareer.ORGANIZER)) {
            throw new AccessDeniedException("for organizers");
        }
    }
}
