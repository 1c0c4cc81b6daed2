package dev.stopline.tournament.web;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.tables.SeenCards;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import java.util.Collection;
import java.util.List;
import org.springframework.stereotype.Component;

/** T-REG-08: before boards are dealt, notes who of those who play has met their cards at other tables of this service. */
@Component
class SeenElsewhere {

    private static final String SERVICE = "service";

    private final List<SeenCards> games;
    private final Tournaments tournaments;
    private final MoveGateway gateway;

    SeenElsewhere(List<SeenCards> games, Tournaments tournaments, MoveGateway gateway) {
        this.games = games;
        this.tournaments = tournaments;
        this.gateway = gateway;
    }

    /** Notes what everybody who has entered has met of these boards. */
    void note(String tournamentId, Collection<String> boards, String at) throws RefusedMove, StaleVersion {
        var state = tournaments.newest(tournamentId, Viewer.ORGANIZER).known();
        var cards = boards.stream()
                .flatMap(each -> state.board(each).stream())
                .map(each -> each.spec().cardId())
                .distinct()
                .toList();
        var subjects = state.entrants().stream()
                .flatMap(each -> each.subjects().stream())
                .toList();
        for (var game : games) {
            for (var seen : game.of(subjects, cards)) {
                if (!state.seen().contains(new TournamentState.SeenCard(seen.subject(), seen.cardId()))) {
                    note(tournamentId, new RegistrationCommand.NoteSeen(seen.subject(), seen.cardId()), at);
                }
            }
        }
    }

    private void note(String tournamentId, RegistrationCommand.NoteSeen command, String at)
            throws RefusedMove, StaleVersion {
        var move = new TournamentMove(TournamentMove.Part.SERVICE, SERVICE, at, command);
        gateway.<Object>play(
                tournamentId, new PlayTournament(tournamentId, move, Viewer.ORGANIZER, null), Tournament.stampOf(move));
    }
}
