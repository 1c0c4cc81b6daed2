package dev.stopline.tournament.web;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.aggregate.OpenTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.view.NameBook;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What comes with a name: an event with its title, an entrant with theirs, or nothing. */
@Service
class TournamentOpening {

    private final MoveGateway gateway;
    private final TournamentMoves moves;
    private final NameBook names;

    TournamentOpening(MoveGateway gateway, TournamentMoves moves, NameBook names) {
        this.gateway = gateway;
        this.moves = moves;
        this.names = names;
    }

    /** Creates an event under this id. */
    @Transactional(rollbackFor = Exception.class)
    public Moved<TournamentEvent> create(String tournamentId, String title, TournamentMove move)
            throws RefusedMove, StaleVersion {
        Moved<TournamentEvent> moved =
                gateway.play(tournamentId, new OpenTournament(tournamentId, List.of(move)), Tournament.stampOf(move));
        names.title(tournamentId, title);
        return moved;
    }

    /** Registers an entrant. */
    @Transactional(rollbackFor = Exception.class)
    public Moved<TournamentEvent> register(TournamentMover mover, String name, RegistrationCommand.Register command)
            throws RefusedMove, StaleVersion {
        var moved = moves.moved(mover, command);
        for (var event : moved.events()) {
            if (event instanceof RegistrationEvent.EntrantRegistered registered) {
                names.entrant(mover.tournamentId(), registered.entrant(), name);
            }
        }
        return moved;
    }
}
