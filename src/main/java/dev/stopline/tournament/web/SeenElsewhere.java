package dev.stopline.tournament.web;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.Board;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import java.util.Collection;
import org.springframework.stereotype.Component;

/** T-REG-08: before boards are dealt, notes who of those who play has met their cards at other tables of this service. */
@Component
class SeenElsewhere {

    private static final String SERVICE = "service";

    private final CardsMet met;
    private final Tournaments tournaments;
    private final MoveGateway gateway;

    SeenElsewhere(CardsMet met, Tournaments tournaments, MoveGateway gateway) {
        this.met = met;
        this.tournaments = tournaments;
        this.gateway = gateway;
    }

    /**
     * Notes what everybody who has entered has met of these boards, for a mover who is of the event; answers the mover, who
     * knows of the notes if they see them: their {@code If-Match} is about what others did.
     */
    TournamentMover note(TournamentMover mover, Collection<String> boards, String at) throws RefusedMove, StaleVersion {
        var state = tournaments.newest(mover.tournamentId(), Viewer.ORGANIZER).known();
        if (!isOfEvent(state, mover)) {
            return mover;
        }
        var cards = boards.stream()
                .flatMap(each -> state.board(each).stream())
                .map(Board::spec)
                .filter(each -> each.game() == Game.LINE)
                .map(BoardSpec::cardId)
                .distinct()
                .toList();
        var subjects = state.entrants().stream()
                .flatMap(each -> each.subjects().stream())
                .toList();
        int noted = 0;
        for (var seen : met.by(subjects, cards)) {
            noted += state.seen().contains(seen) || !note(mover.tournamentId(), seen, at) ? 0 : 1;
        }
        return mover.reader().isOrganizer() ? mover.after(noted) : mover;
    }

    private static boolean isOfEvent(TournamentState state, TournamentMover mover) {
        return mover.reader().isOrganizer()
                || state.entrants().stream().anyMatch(each -> each.subjects().contains(mover.by()));
    }

    /** Whether this was news: two who ask at once may find the same. */
    private boolean note(String tournamentId, TournamentState.SeenCard seen, String at)
            throws RefusedMove, StaleVersion {
        var command = new RegistrationCommand.NoteSeen(seen.subject(), seen.cardId());
        var move = new TournamentMove(TournamentMove.Part.SERVICE, SERVICE, at, command);
        try {
            gateway.<Object>play(
                    tournamentId,
                    new PlayTournament(tournamentId, move, Viewer.ORGANIZER, null),
                    Tournament.stampOf(move));
            return true;
        } catch (RefusedMove refused) {
            if (refused.refusal().code() == TournamentRefusal.ALREADY_NOTED) {
                return false;
            }
            throw refused;
        }
    }
}
