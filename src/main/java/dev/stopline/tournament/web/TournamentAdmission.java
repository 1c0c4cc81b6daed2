package dev.stopline.tournament.web;

import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.TournamentMove.Part;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Component;

/**
 * Who a caller is to an event. T-EVT-02: its organizer is the person who made it; other organizers, and every subject, see
 * what everybody sees; the token of a seat is for its game alone.
 */
@Component
class TournamentAdmission {

    private final Tournaments tournaments;

    TournamentAdmission(Tournaments tournaments) {
        this.tournaments = tournaments;
    }

    /**
     * The caller as a reader of this event.
     *
     * @throws NotFound if there is no such event
     * @throws AccessDeniedException if the caller's token is for one game
     */
    TournamentReader reader(Caller caller, String tournamentId) {
        mustBe(tournamentId);
        var person = person(caller);
        return new TournamentReader(
                tournamentId, part(caller) == Part.ORGANIZER ? eyes(tournamentId, person) : Viewer.EVERYBODY, person);
    }

    private void mustBe(String tournamentId) {
        if (!Tournament.isId(tournamentId) || !tournaments.exists(tournamentId)) {
            throw new NotFound();
        }
    }

    private Viewer eyes(String tournamentId, String subject) {
        var organizer =
                tournaments.newest(tournamentId, Viewer.EVERYBODY).known().organizer();
        return organizer.equals(subject) ? Viewer.ORGANIZER : Viewer.EVERYBODY;
    }

    /**
     * As what a caller moves.
     *
     * @throws AccessDeniedException if the caller's token is for one game
     */
    static Part part(Caller caller) {
        return switch (caller) {
            case Caller.Organizer organizer -> Part.ORGANIZER;
            case Caller.Subject subject -> Part.ENTRANT;
            case Caller.IncidentMaster im -> throw forOneGame();
            case Caller.Player player -> throw forOneGame();
            case Caller.Spectator spectator -> throw forOneGame();
            case Caller.Facilitator facilitator -> throw forOneGame();
        };
    }

    /**
     * The person who is asking; empty where nobody known is.
     *
     * @throws AccessDeniedException if the caller's token is for one game
     */
    static String person(Caller caller) {
        return switch (caller) {
            case Caller.Organizer(var subject) -> subject;
            case Caller.Subject(var id) -> id;
            case Caller.IncidentMaster im -> throw forOneGame();
            case Caller.Player player -> throw forOneGame();
            case Caller.Spectator spectator -> throw forOneGame();
            case Caller.Facilitator facilitator -> throw forOneGame();
        };
    }

    private static AccessDeniedException forOneGame() {
        return new AccessDeniedException("for organizers and subjects");
    }
}
