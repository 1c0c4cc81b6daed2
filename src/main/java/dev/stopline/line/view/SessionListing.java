package dev.stopline.line.view;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.platform.board.ListFreshness;
import dev.stopline.platform.board.ListPlace;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ResetHandler;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/**
 * The list of sessions, written from what everybody at a table sees. It follows the events after a moment; an answer says
 * how far it has come.
 */
@Component
@ProcessingGroup(SessionListing.GROUP)
public class SessionListing {

    static final String GROUP = "line-sessions";

    private final SessionRows rows;

    SessionListing(SessionRows rows) {
        this.rows = rows;
    }

    @EventHandler
    void on(SessionEvent.SessionCreated event, DomainEventMessage<?> message) {
        rows.save(new SessionRow(message.getAggregateIdentifier(), event.mode(), at(message)));
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

    @ResetHandler
    void reset() {
        rows.deleteAllInBatch();
    }

    private void change(DomainEventMessage<?> message, Consumer<SessionRow> change) {
        rows.findById(message.getAggregateIdentifier()).ifPresent(row -> {
            change.accept(row);
            row.changed(at(message));
            rows.save(row);
        });
    }

    private static Instant at(DomainEventMessage<?> message) {
        return ListFreshness.kept(message.getTimestamp());
    }

    /** A page of all sessions, the newest first. */
    public List<SessionRow> all(ListPlace after, int limit) {
        return rows.before(after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** A page of these sessions, the newest first. */
    public List<SessionRow> of(Collection<String> sessionIds, ListPlace after, int limit) {
        return sessionIds.isEmpty()
                ? List.of()
                : rows.before(sessionIds, after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** The moment up to which changes are in the list. */
    public Instant asOf() {
        return rows.newestChange().orElse(Instant.EPOCH);
    }

    /** Waits until changes up to this moment are in the list, or for two seconds. */
    public void await(Instant moment) {
        ListFreshness.await(this::asOf, moment);
    }
}
