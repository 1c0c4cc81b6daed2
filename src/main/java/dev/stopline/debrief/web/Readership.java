package dev.stopline.debrief.web;

import dev.stopline.debrief.Eyes;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import org.jspecify.annotations.Nullable;
import org.springframework.security.access.AccessDeniedException;

/**
 * Who reads a debrief, and with whose eyes: nobody before it is open but the Incident Master, and then with the Incident
 * Master's own eyes only; afterwards everybody of the session with anybody's.
 */
final class Readership {

    private Readership() {}

    /**
     * The eyes with which a caller reads.
     *
     * @param whole the fold of everything that happened
     * @param as what was asked for; null = the most that the caller may have
     * @throws NotFound if the caller may not know of the session, or nobody's eyes are called so
     * @throws AccessDeniedException if the debrief is not open to the caller yet
     */
    static Eyes eyes(Caller caller, String sessionId, LineState whole, @Nullable String as) {
        if (!isOfSession(caller, sessionId)) {
            throw new NotFound();
        }
        if (isOpen(whole)) {
            return as == null ? new Eyes.Truth() : named(whole, as);
        }
        var own = new Eyes.Of(Viewer.IM);
        if (caller instanceof Caller.IncidentMaster && (as == null || as.equals(own.word()))) {
            return own;
        }
        throw new AccessDeniedException("the debrief is not open yet");
    }

    /**
     * The eyes with which somebody reads who came by a facilitator's link.
     *
     * @throws AccessDeniedException if the debrief is not open yet
     */
    static Eyes byLink(LineState whole, @Nullable String as) {
        if (!isOpen(whole)) {
            throw new AccessDeniedException("the debrief is not open yet");
        }
        return as == null ? new Eyes.Truth() : named(whole, as);
    }

    private static boolean isOfSession(Caller caller, String sessionId) {
        return caller instanceof Caller.Organizer
                || caller.game().filter(sessionId::equals).isPresent();
    }

    private static boolean isOpen(LineState whole) {
        return whole.phase() == Phase.DEBRIEF || whole.phase() == Phase.CLOSED;
    }

    private static Eyes named(LineState whole, String as) {
        return switch (as) {
            case "truth" -> new Eyes.Truth();
            case "im" -> new Eyes.Of(Viewer.IM);
            case "spectator" -> new Eyes.Of(Viewer.SPECTATOR);
            case String seat -> new Eyes.Of(whole.viewer(seat).orElseThrow(NotFound::new));
        };
    }
}
