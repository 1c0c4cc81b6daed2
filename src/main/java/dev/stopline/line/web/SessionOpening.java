package dev.stopline.line.web;

import dev.stopline.access.Roster;
import dev.stopline.line.aggregate.OpenLine;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.SessionCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.MoveGateway;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.axon.Moved;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Opens sessions: the session and its join codes, or nothing. */
@Service
class SessionOpening {

    private static final String ORGANIZER = "organizer";

    private final MoveGateway gateway;
    private final LineMoves moves;
    private final CardShelf cards;
    private final Codes codes;
    private final Roster roster;
    private final EventHistory history;

    SessionOpening(
            MoveGateway gateway, LineMoves moves, CardShelf cards, Codes codes, Roster roster, EventHistory history) {
        this.gateway = gateway;
        this.moves = moves;
        this.cards = cards;
        this.codes = codes;
        this.roster = roster;
        this.history = history;
    }

    /** A new session, as a spectator sees it, and the codes that let people in. */
    @Schema(description = "A new session, as a spectator sees it, and the codes that let people in.")
    record SessionOpened(
            @Schema(description = "What the opening brought.")
            LineOutcome outcome,

            @Schema(description = "A code for the Incident Master, for each role, and for spectators.")
            List<Codes.JoinCode> codes,

            @Schema(description = "For atLeast of the list of sessions: once it is reached, the session is in it.")
            Instant asOf) {}

    /**
     * Opens a session as the form says.
     *
     * @param subject who opens it, and so has every code of it; empty where nobody known does
     */
    @Transactional(rollbackFor = Exception.class)
    public SessionOpened open(SessionForm form, String subject) throws RefusedMove, StaleVersion {
        var sessionId = SessionIds.fresh();
        var commands = form.commands();
        var cardId = form.cardId();
        if (cardId != null) {
            commands.add(new SessionCommand.LoadCaseCard(cards.find(cardId)
                    .orElseThrow(() -> new InvalidRequest(List.of(Fault.inBody("/cardId", "no card has this id"))))
                    .card()));
        }
        Moved<LineEvent> moved = gateway.play(
                sessionId, new OpenLine(sessionId, ORGANIZER, commands), new MoveStamp(ORGANIZER, "CreateSession"));
        if (!subject.isEmpty()) {
            roster.remember(sessionId, subject);
        }
        return new SessionOpened(
                moves.outcome(sessionId, Viewer.SPECTATOR, moved),
                codes.all(sessionId, form.mode()),
                openedAt(sessionId));
    }

    private Instant openedAt(String sessionId) {
        return history.of(sessionId).getFirst().at();
    }
}
