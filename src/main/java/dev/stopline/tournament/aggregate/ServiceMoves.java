package dev.stopline.tournament.aggregate;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentRules;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** T-EVT-02: the moves that the service itself makes in a tournament, when something has happened. */
@Component
class ServiceMoves {

    private static final String SERVICE = "service";

    private static final TournamentRules RULES = new TournamentRules();

    private final MoveGateway gateway;
    private final EventHistory history;

    ServiceMoves(MoveGateway gateway, EventHistory history) {
        this.gateway = gateway;
        this.history = history;
    }

    /** Everything that has happened in a tournament. */
    TournamentState state(String tournamentId) {
        var state = RULES.initial();
        for (var past : history.of(tournamentId)) {
            state = RULES.evolve(state, (TournamentEvent) past.event());
        }
        return state;
    }

    /** Plays a move; the code with which the rules refuse it, if they do: it was made before, or is not needed any more. */
    Optional<RefusalCode> play(String tournamentId, Instant at, TournamentCommand command) {
        var move = new TournamentMove(TournamentMove.Part.SERVICE, SERVICE, at.toString(), command);
        try {
            gateway.<Object>play(
                    tournamentId,
                    new PlayTournament(tournamentId, move, Viewer.ORGANIZER, null),
                    Tournament.stampOf(move));
            return Optional.empty();
        } catch (RefusedMove refused) {
            return Optional.of(refused.refusal().code());
        } catch (StaleVersion impossible) {
            throw new IllegalStateException("no version was asked for", impossible);
        }
    }
}
