package dev.stopline.tournament.web;

import dev.stopline.access.Doorkeeper;
import dev.stopline.platform.security.Caller;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import org.springframework.stereotype.Component;

/**
 * T-CLO-03: while a board is open, only the event's own organizer looks into its games, and not one who plays in the event:
 * what is said at one table would help at another.
 */
@Component
class EventDoorkeeper implements Doorkeeper {

    private final Tournaments tournaments;

    EventDoorkeeper(Tournaments tournaments) {
        this.tournaments = tournaments;
    }

    @Override
    public boolean letsIn(Caller.Organizer organizer, String gameId) {
        var tournamentId = Game.eventKey(gameId).map(Tournament::idOf);
        if (tournamentId.isEmpty()) {
            return true;
        }
        var state = tournaments.newest(tournamentId.get(), Viewer.ORGANIZER).known();
        return isOpened(state, gameId) || mayLook(state, organizer.subject());
    }

    private static boolean isOpened(TournamentState state, String gameId) {
        return state.table(gameId)
                .flatMap(table -> state.board(table.deal().board()))
                .filter(board -> board.closed())
                .isPresent();
    }

    private static boolean mayLook(TournamentState state, String subject) {
        return !subject.isEmpty()
                && state.organizer().equals(subject)
                && state.entrants().stream().noneMatch(each -> each.subjects().contains(subject));
    }
}
