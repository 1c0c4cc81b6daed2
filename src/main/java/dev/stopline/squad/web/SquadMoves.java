package dev.stopline.squad.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.EventsOut;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.squad.aggregate.PlaySquad;
import dev.stopline.squad.aggregate.SquadCareer;
import dev.stopline.squad.rules.Prompt;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRefusal;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.view.SquadBoards;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Plays a move and says what it was for the player. */
@Component
class SquadMoves {

    /** Where a career's moves are sent to. */
    static final String CAREER = "/v1/squad/careers/{careerId}";

    /** Refusals that say only that something else comes first: what it is, the prompt knows. */
    private static final Set<RefusalCode> AT_ANOTHER_POINT =
            Set.of(SquadRefusal.WRONG_PHASE, SquadRefusal.OUT_OF_ORDER, SquadRefusal.WRONG_MOMENT);

    private final MoveGateway gateway;
    private final SquadBoards boards;
    private final EventsOut events;
    private final SquadViewsOut views;

    SquadMoves(MoveGateway gateway, SquadBoards boards, EventsOut events, SquadViewsOut views) {
        this.gateway = gateway;
        this.boards = boards;
        this.events = events;
        this.views = views;
    }

    /** Plays the move of a body. */
    ResponseEntity<SquadOutcome> play(CareerMover mover, MoveBody<SquadCommand> body) throws RefusedMove, StaleVersion {
        return play(mover, new SquadMove(body.command(), body.faces()));
    }

    /** Plays a move without fields and dice. */
    ResponseEntity<SquadOutcome> play(CareerMover mover, SquadCommand command) throws RefusedMove, StaleVersion {
        return play(mover, new SquadMove(command, List.of()));
    }

    private ResponseEntity<SquadOutcome> play(CareerMover mover, SquadMove move) throws RefusedMove, StaleVersion {
        WhoseMove.check(mover, move.command());
        try {
            Moved<SquadEvent> moved = gateway.play(
                    mover.careerId(),
                    new PlaySquad(mover.careerId(), mover.by(), move, mover.ifMatch()),
                    SquadCareer.stampOf(mover.by(), move.command()));
            var outcome = outcome(mover.careerId(), moved);
            return ResponseEntity.ok().eTag(Integer.toString(outcome.version())).body(outcome);
        } catch (RefusedMove refused) {
            throw AT_ANOTHER_POINT.contains(refused.refusal().code())
                    ? refused.naming(Prompt.of(newest(mover)).sentence())
                    : refused;
        }
    }

    private SquadState newest(CareerMover mover) {
        return boards.newest(mover.careerId(), SquadBoards.Viewer.PLAYER).known();
    }

    /** What a move was for the player. */
    SquadOutcome outcome(String careerId, @Nullable Moved<SquadEvent> moved) {
        var stored = Objects.requireNonNull(moved);
        var seen = boards.afterMove(careerId, SquadBoards.Viewer.PLAYER, stored.firstSequence(), stored.events());
        return new SquadOutcome(careerId, seen.version(), events.of(seen.events()), views.of(seen.known()));
    }
}
