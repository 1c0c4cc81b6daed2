package dev.stopline.line.view;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.platform.board.GameListing;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/**
 * The list of sessions, written from what everybody at a table sees.
 */
@Component
@ProcessingGroup(GameListing.GROUP)
public class SessionListing extends GameListing<SessionRow> {

    SessionListing(SessionRows rows) {
        super(rows);
    }

    @EventHandler
    void on(SessionEvent.SessionCreated event, DomainEventMessage<?> message) {
        add(new SessionRow(message.getAggregateIdentifier(), event.mode(), at(message)));
    }

    @EventHandler
    void on(SessionEvent.HiresListed event, DomainEventMessage<?> message) {
        change(message, row -> row.entitle(event.title()));
    }

    @EventHandler
    void on(SessionEvent.PlayerSeated event, DomainEventMessage<?> message) {
        change(message, SessionRow::seatOneMore);
    }

    @EventHandler
    void on(SessionEvent.CaseStarted event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(Phase.PLAY));
    }

    @EventHandler
    void on(RoundEvent.RoundStarted event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(event.stage(), event.round()));
    }

    @EventHandler
    void on(CutEvent.CaseEnded event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(event.stage(), event.round()));
    }

    @EventHandler
    void on(DebriefEvent.DebriefOpened event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(Phase.DEBRIEF));
    }

    @EventHandler
    void on(DebriefEvent.SessionClosed event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(Phase.CLOSED));
    }
}
