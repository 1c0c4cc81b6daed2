package dev.stopline.debrief.web;

import dev.stopline.debrief.line.LineEyes;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import org.jspecify.annotations.Nullable;
import org.springframework.security.access.AccessDeniedException;

/**
 * Who reads a debrief, and with whose eyes: nobody before it is open but the Incident Master, and then with the Incident
 * Master's own eyes only; afterwards everybody of the session with anybody's. On a shared board nobody at all before it has
 * ended at every table (T-CLO-03).
 */
final class SessionReadership {

    private SessionReadership() {}

    /**
     * The eyes with which a caller reads.
     *
     * @param whole the fold of everything that happened
     * @param as what was asked for; null = the most that the caller may have
     * @throws NotFound if the caller may not know of the session, or nobody's eyes are called so
     * @throws AccessDeniedException if the debrief is not open to the caller yet
     * @throws RefusedMove if other tables still play the session's board
     */
    static LineEyes eyes(Caller caller, String sessionId, LineState whole, @Nullable String as) throws RefusedMove {
        if (!isOfSession(caller, sessionId)) {
            throw new NotFound();
        }
        DebriefRefusal.mustBeOpen(whole.setup().board());
        if (isOpen(whole)) {
            return as == null ? new LineEyes.Truth() : named(whole, as);
        }
        var own = new LineEyes.Of(Viewer.IM);
        if (caller instanceof Caller.IncidentMaster && (as == null || as.equals(own.word()))) {
            return own;
        }
        throw new AccessDeniedException("the debrief is not open yet");
    }

    /**
     * The eyes with which somebody reads who came by a facilitator's link.
     *
     * @throws AccessDeniedException if the debrief is not open yet
     * @throws RefusedMove if other tables still play the session's board
     */
    static LineEyes byLink(LineState whole, @Nullable String as) throws RefusedMove {
        DebriefRefusal.mustBeOpen(whole.setup().board());
        if (!isOpen(whole)) {
            throw new AccessDeniedException("the debrief is not open yet");
        }
        return as == null ? new LineEyes.Truth() : named(whole, as);
    }

    private static boolean isOfSession(Caller caller, String sessionId) {
        return caller instanceof Caller.Organizer
                || caller.game().filter(sessionId::equals).isPresent();
    }

    private static boolean isOpen(LineState whole) {
        return whole.phase() == Phase.DEBRIEF || whole.phase() == Phase.CLOSED;
    }

    private static LineEyes named(LineState whole, String as) {
        return switch (as) {
            case "truth" -> new LineEyes.Truth();
            case "im" -> new LineEyes.Of(Viewer.IM);
            case "spectator" -> new LineEyes.Of(Viewer.SPECTATOR);
            case String seat -> new LineEyes.Of(whole.viewer(seat).orElseThrow(NotFound::new));
        };
    }
}
