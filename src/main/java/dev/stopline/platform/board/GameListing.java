package dev.stopline.platform.board;

import dev.stopline.platform.axon.MoveStamp;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.ResetHandler;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Limit;

/**
 * A list of games, written from their events. It follows them after a moment; an answer says how far it has come.
 *
 * @param <R> a game in it
 */
public abstract class GameListing<R extends GameRow> {

    /** All lists are written by one processor: each more would read the whole store, and store its place, once more. */
    public static final String GROUP = "game-lists";

    private static final String SERVICE = "service";

    private final GameRows<R> rows;
    private final Progress progress;

    /** A list that is stored here. */
    protected GameListing(GameRows<R> rows) {
        this.rows = rows;
        this.progress = new Progress(rows::newestChange);
    }

    /** Empties the list before the events are read anew. */
    @ResetHandler
    void reset() {
        rows.deleteAllInBatch();
    }

    /** Puts a new game into the list; one that the service opened for an event, only into the lists of those in it. */
    protected void add(R row, DomainEventMessage<?> message) {
        if (MoveStamp.of(message.getMetaData()).by().equals(SERVICE)) {
            row.unlist();
        }
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
        return Progress.at(message);
    }

    /**
     * A page of the list, the newest first.
     *
     * @param asOf the moment up to which changes are in it
     * @param nextCursor where the next page begins; null on the last one
     */
    public record Page<R>(
            List<R> rows, Instant asOf, @Nullable String nextCursor) {

        public Page {
            rows = List.copyOf(rows);
        }
    }

    /** A page of all games. */
    public Page<R> all(ListPlace after, int limit) {
        return page(limit, more -> rows.before(after.openedAt(), after.gameId(), Limit.of(more)));
    }

    /** A page of these games. */
    public Page<R> of(Collection<String> gameIds, ListPlace after, int limit) {
        return page(
                limit,
                more -> gameIds.isEmpty()
                        ? List.of()
                        : rows.before(gameIds, after.openedAt(), after.gameId(), Limit.of(more)));
    }

    private Page<R> page(int limit, IntFunction<List<R>> read) {
        // Asked before the rows are read, so that what it promises is in them.
        var asOf = progress.asOf();
        var found = read.apply(limit + 1);
        var shown = found.subList(0, Math.min(limit, found.size()));
        return new Page<>(
                shown, asOf, found.size() > limit ? shown.getLast().place().cursor() : null);
    }

    /** Waits until changes up to this moment are in the list, or for two seconds. */
    public void await(Instant moment) {
        progress.await(moment);
    }
}
