package dev.stopline.tournament.web;

import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.tournament.aggregate.PlayTournament;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.TournamentCommand;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.view.Tournaments;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Plays a move of an event and says what it brought. */
@Component
class TournamentMoves {

    /** Where an event's moves are sent to. */
    static final String TOURNAMENT = "/v1/tournaments/{tournamentId}";

    private final MoveGateway gateway;
    private final Tournaments tournaments;
    private final TournamentViewsOut views;
    private final Clock clock = Clock.systemUTC();

    TournamentMoves(MoveGateway gateway, Tournaments tournaments, TournamentViewsOut views) {
        this.gateway = gateway;
        this.tournaments = tournaments;
        this.views = views;
    }

    /** Plays the move of a body. */
    ResponseEntity<TournamentOutcome> play(TournamentMover mover, MoveBody<TournamentCommand> body)
            throws RefusedMove, StaleVersion {
        return play(mover, body.command());
    }

    /** Plays a move. */
    ResponseEntity<TournamentOutcome> play(TournamentMover mover, TournamentCommand command)
            throws RefusedMove, StaleVersion {
        return answer(outcome(mover.reader(), moved(mover, command)));
    }

    /** Plays a move, in the caller's transaction if there is one, and tells what happened. */
    Moved<TournamentEvent> moved(TournamentMover mover, TournamentCommand command) throws RefusedMove, StaleVersion {
        var move = new TournamentMove(mover.part(), mover.by(), now(), command);
        return gateway.play(
                mover.tournamentId(),
                new PlayTournament(mover.tournamentId(), move, mover.reader().viewer(), mover.ifMatch()),
                Tournament.stampOf(move));
    }

    /** The moment that a move keeps. */
    String now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS).toString();
    }

    /** What stored events were for this reader. */
    TournamentOutcome outcome(TournamentReader reader, Moved<TournamentEvent> moved) {
        var seen = tournaments.afterMove(reader.tournamentId(), reader.viewer(), moved.firstSequence(), moved.events());
        return new TournamentOutcome(
                reader.tournamentId(), seen.version(), made(moved.events()), views.of(reader, seen.known()));
    }

    private static @Nullable String made(List<TournamentEvent> events) {
        for (var event : events) {
            if (event instanceof RegistrationEvent.EntrantRegistered registered) {
                return registered.entrant();
            }
            if (event instanceof BoardEvent.BoardAdded added) {
                return added.board();
            }
            if (event instanceof RoundEvent.AttemptStarted started) {
                return started.deal().gameId();
            }
        }
        return null;
    }

    /** An outcome with its version as the ETag. */
    static ResponseEntity<TournamentOutcome> answer(TournamentOutcome outcome) {
        return ResponseEntity.ok().eTag(Integer.toString(outcome.version())).body(outcome);
    }
}
