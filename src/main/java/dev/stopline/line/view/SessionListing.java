package dev.stopline.line.view;

import static java.util.stream.Collectors.toMap;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.line.rules.SessionEvent;
import dev.stopline.platform.board.GameListing;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
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

    private final SessionRows sessions;

    SessionListing(SessionRows rows) {
        super(rows);
        this.sessions = rows;
    }

    @EventHandler
    void on(SessionEvent.SessionCreated event, DomainEventMessage<?> message) {
        add(new SessionRow(message.getAggregateIdentifier(), event.mode(), at(message)), message);
    }

    @EventHandler
    void on(SessionEvent.CaseCardSealed event, DomainEventMessage<?> message) {
        change(message, row -> row.play(event.card().cardId()));
    }

    /** The games among these in which one of these cards is played: which game plays which. */
    public Map<String, String> cardsOf(Collection<String> gameIds, Collection<String> cardIds) {
        return gameIds.isEmpty() || cardIds.isEmpty()
                ? Map.of()
                : sessions.playing(gameIds, cardIds).stream().collect(toMap(SessionRow::gameId, SessionRow::cardId));
    }

    /** Those of these games whose card the list does not know: they have none, or it has not come so far. */
    public List<String> withoutCard(Collection<String> gameIds) {
        var known = new TreeSet<>(gameIds.isEmpty() ? List.of() : sessions.withCard(gameIds));
        return gameIds.stream().filter(each -> !known.contains(each)).toList();
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
    void on(SessionEvent.BoardOpened event, DomainEventMessage<?> message) {
        change(message, SessionRow::list);
    }

    @EventHandler
    void on(DebriefEvent.SessionClosed event, DomainEventMessage<?> message) {
        change(message, row -> row.enter(Phase.CLOSED));
    }
}
