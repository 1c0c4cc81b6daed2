package dev.stopline.platform.axon;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.springframework.stereotype.Component;

/** One game's events in order: the one reader of streams. Its numbers are for the server only. */
@Component
public final class EventHistory {

    private static final String MOVE_ID = "correlationId";

    private final EventStore store;

    /** A reader of this store. */
    public EventHistory(EventStore store) {
        this.store = store;
    }

    /**
     * One event of a game's past.
     *
     * @param sequence its place in the game, from 0
     * @param event what happened
     * @param at when it was stored
     * @param moveId the same text for all events of one move, different for each move
     * @param stamp who made the move, and which
     */
    public record PastEvent(long sequence, Object event, Instant at, String moveId, MoveStamp stamp) {}

    /** All events of a game; none if the id names no game. */
    public List<PastEvent> of(String gameId) {
        return from(gameId, 0);
    }

    /** The events of a game from this sequence number on, itself included; none if there are none. */
    public List<PastEvent> from(String gameId, long sequence) {
        var past = new ArrayList<PastEvent>();
        store.readEvents(gameId, sequence).forEachRemaining(message -> past.add(pastEvent(message)));
        return past;
    }

    private static PastEvent pastEvent(DomainEventMessage<?> message) {
        var metaData = message.getMetaData();
        return new PastEvent(
                message.getSequenceNumber(),
                message.getPayload(),
                message.getTimestamp(),
                Objects.toString(metaData.get(MOVE_ID), message.getIdentifier()),
                MoveStamp.of(metaData));
    }

    /** The sequence number of a game's last event; empty if the id names no game. */
    public OptionalLong lastSequence(String gameId) {
        return store.lastSequenceNumberFor(gameId).stream()
                .mapToLong(Long::longValue)
                .findFirst();
    }
}
