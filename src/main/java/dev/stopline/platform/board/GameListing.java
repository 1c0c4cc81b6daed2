package dev.stopline.platform.board;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.ResetHandler;
import org.springframework.data.domain.Limit;

/**
 * A list of games, written from their events. It follows them after a moment; an answer says how far it has come.
 *
 * @param <R> a game in it
 */
public abstract class GameListing<R extends GameRow> {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofMillis(20);

    private final GameRows<R> rows;

    /** A list that is stored here. */
    protected GameListing(GameRows<R> rows) {
        this.rows = rows;
    }

    /** Empties the list before the events are read anew. */
    @ResetHandler
    void reset() {
        rows.deleteAllInBatch();
    }

    /** Puts a new game into the list. */
    protected void add(R row) {
        rows.save(row);
    }

    /** Changes the row of the event's game. */
    protected void change(DomainEventMessage<?> message, Consumer<R> change) {
        rows.findById(message.getAggregateIdentifier()).ifPresent(row -> {
            change.accept(row);
            row.changed(at(message));
            rows.save(row);
        });
    }

    /** When the event was stored, as the list keeps it. */
    protected static Instant at(DomainEventMessage<?> message) {
        return kept(message.getTimestamp());
    }

    private static Instant kept(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MICROS);
    }

    /** A page of all games, the newest first. */
    public List<R> all(ListPlace after, int limit) {
        return rows.before(after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** A page of these games, the newest first. */
    public List<R> of(Collection<String> gameIds, ListPlace after, int limit) {
        return gameIds.isEmpty() ? List.of() : rows.before(gameIds, after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** The moment up to which changes are in the list. */
    public Instant asOf() {
        return rows.newestChange().orElse(Instant.EPOCH);
    }

    /** Waits until changes up to this moment are in the list, or for two seconds. */
    public void await(Instant moment) {
        var wanted = kept(moment);
        var end = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (asOf().isBefore(wanted) && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
