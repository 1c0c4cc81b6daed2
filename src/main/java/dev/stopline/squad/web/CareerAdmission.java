package dev.stopline.squad.web;

import dev.stopline.access.Doorkeepers;
import dev.stopline.access.Roster;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.view.SquadBoards;
import org.springframework.stereotype.Component;

/** Who a caller is to a career. To a caller who may not know of a career it does not exist. */
@Component
class CareerAdmission {

    private final SquadBoards boards;
    private final Roster roster;
    private final Doorkeepers doors;

    CareerAdmission(SquadBoards boards, Roster roster, Doorkeepers doors) {
        this.boards = boards;
        this.roster = roster;
        this.doors = doors;
    }

    /**
     * The word for the caller on the stamp of a move.
     *
     * @throws NotFound if there is no such career, or the caller may not know of it
     */
    String mover(Caller caller, String careerId) {
        if (!CareerIds.isOne(careerId) || !boards.exists(careerId)) {
            throw new NotFound();
        }
        doors.check(caller, careerId);
        return switch (caller) {
            case Caller.Organizer organizer -> SquadCareer.ORGANIZER;
            case Caller.Subject(var id) -> ownerOr404(careerId, id);
            case Caller.IncidentMaster im -> throw new NotFound();
            case Caller.Player player -> throw new NotFound();
            case Caller.Spectator spectator -> throw new NotFound();
            case Caller.Facilitator facilitator -> throw new NotFound();
        };
    }

    private String ownerOr404(String careerId, String subject) {
        if (!roster.isOwner(careerId, subject)) {
            throw new NotFound();
        }
        return SquadCareer.PLAYER;
    }
}
