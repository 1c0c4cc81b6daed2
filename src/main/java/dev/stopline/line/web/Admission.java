package dev.stopline.line.web;

import dev.stopline.access.Doorkeepers;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import java.util.Optional;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Component;

/** Who a caller is in a session of line. To a caller who may not know of a session it does not exist. */
@Component
class Admission {

    private final LineBoards boards;
    private final Doorkeepers doors;

    Admission(LineBoards boards, Doorkeepers doors) {
        this.boards = boards;
        this.doors = doors;
    }

    /**
     * The viewer that the caller moves as.
     *
     * @throws NotFound if there is no such session, or the caller may not know of it
     * @throws AccessDeniedException if the caller has no place in it
     */
    Viewer mover(Caller caller, String sessionId) {
        mustKnow(caller, sessionId);
        return place(caller).orElseThrow(() -> new AccessDeniedException("no place in this session"));
    }

    /**
     * The viewer that the caller reads as.
     *
     * @throws NotFound if there is no such session, or the caller may not know of it
     * @throws AccessDeniedException if the caller reads its debrief only
     */
    Viewer reader(Caller caller, String sessionId) {
        mustKnow(caller, sessionId);
        return caller instanceof Caller.Organizer ? Viewer.SPECTATOR : mover(caller, sessionId);
    }

    /**
     * Passes for the organizer and the session's Incident Master.
     *
     * @throws NotFound if there is no such session, or the caller may not know of it
     * @throws AccessDeniedException for everybody else
     */
    void mustRun(Caller caller, String sessionId) {
        mustKnow(caller, sessionId);
        if (!(caller instanceof Caller.Organizer || caller instanceof Caller.IncidentMaster)) {
            throw new AccessDeniedException("for the organizer and the Incident Master");
        }
    }

    private void mustKnow(Caller caller, String sessionId) {
        boolean isTheirs = caller.game().map(sessionId::equals).orElse(caller instanceof Caller.Organizer);
        if (!isTheirs || !isSession(sessionId)) {
            throw new NotFound();
        }
        doors.check(caller, sessionId);
    }

    private boolean isSession(String sessionId) {
        return SessionIds.isOne(sessionId) && boards.exists(sessionId);
    }

    /** The caller's place at the game that the token is for. */
    static Optional<Viewer> place(Caller caller) {
        return switch (caller) {
            case Caller.IncidentMaster im -> Optional.of(Viewer.IM);
            case Caller.Player(var game, var seat) -> SeatIds.role(seat).map(role -> seat(seat, role));
            case Caller.Spectator spectator -> Optional.of(Viewer.SPECTATOR);
            case Caller.Organizer organizer -> Optional.empty();
            case Caller.Facilitator facilitator -> Optional.empty();
            case Caller.Subject subject -> Optional.empty();
        };
    }

    private static Viewer seat(String seat, Role role) {
        return new Viewer.Seat(seat, role.table());
    }
}
