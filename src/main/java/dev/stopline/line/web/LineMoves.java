package dev.stopline.line.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.line.aggregate.LineSession;
import dev.stopline.line.aggregate.PlayLine;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Prompt;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.EventsOut;
import dev.stopline.platform.moves.MoveBody;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Plays a move and says what it was for the mover. */
@Component
class LineMoves {

    /** Where a session's moves are sent to. */
    static final String SESSION = "/v1/line/sessions/{sessionId}";

    /** Refusals that say only that something else comes first: what it is, the prompt of the mover knows. */
    private static final Set<RefusalCode> AT_ANOTHER_POINT = Set.of(
            LineRefusal.NOT_STARTED, LineRefusal.WRONG_PHASE, LineRefusal.WRONG_STEP, LineRefusal.WRONG_LINE_PHASE);

    private final MoveGateway gateway;
    private final LineBoards boards;
    private final EventsOut events;
    private final ViewsOut views;

    LineMoves(MoveGateway gateway, LineBoards boards, EventsOut events, ViewsOut views) {
        this.gateway = gateway;
        this.boards = boards;
        this.events = events;
        this.views = views;
    }

    /** Plays the move of a body. */
    ResponseEntity<LineOutcome> play(Mover mover, MoveBody<LineCommand> body) throws RefusedMove, StaleVersion {
        return play(mover, body.forSeat(), body.command(), body.faces());
    }

    /** Plays a move without fields. */
    ResponseEntity<LineOutcome> play(Mover mover, LineCommand command) throws RefusedMove, StaleVersion {
        return play(mover, null, command, List.of());
    }

    private ResponseEntity<LineOutcome> play(
            Mover mover, @Nullable String seat, LineCommand command, List<Integer> faces)
            throws RefusedMove, StaleVersion {
        var move = new Move(mover.viewer(), forSeat(mover.viewer(), seat), command, faces);
        try {
            Moved<LineEvent> moved = gateway.play(
                    mover.sessionId(),
                    new PlayLine(mover.sessionId(), move, mover.ifMatch()),
                    LineSession.stampOf(move));
            var outcome = outcome(mover.sessionId(), mover.viewer(), moved);
            return ResponseEntity.ok().eTag(Integer.toString(outcome.version())).body(outcome);
        } catch (RefusedMove refused) {
            throw AT_ANOTHER_POINT.contains(refused.refusal().code())
                    ? refused.naming(Prompt.of(newest(mover), mover.viewer()).sentence())
                    : refused;
        }
    }

    private LineState newest(Mover mover) {
        return boards.newest(mover.sessionId(), mover.viewer()).known();
    }

    /** To name one's own seat is to name none. */
    private static String forSeat(Viewer by, @Nullable String seat) {
        return seat == null || seat.equals(by.text()) ? "" : seat;
    }

    /** What a move was for one viewer. */
    LineOutcome outcome(String sessionId, Viewer viewer, @Nullable Moved<LineEvent> moved) {
        var stored = Objects.requireNonNull(moved);
        var seen = boards.afterMove(sessionId, viewer, stored.firstSequence(), stored.events());
        return new LineOutcome(sessionId, seen.version(), events.of(seen.events()), views.of(seen));
    }
}
