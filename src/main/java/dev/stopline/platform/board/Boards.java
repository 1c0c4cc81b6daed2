package dev.stopline.platform.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.stopline.platform.axon.EventHistory;
import java.util.ArrayList;
import java.util.List;

/**
 * The board of each viewer of a game: the fold of what that viewer has seen. Kept from one question to the next and
 * caught up by the events after it, so that no answer is older than the store.
 *
 * @param <S> the state of the game
 * @param <E> an event of the game
 * @param <V> a viewer of the game, a value
 */
public class Boards<S, E, V> {

    private static final int VIEWERS_A_GAME = 4;

    private final EventHistory history;
    private final Sight<S, E, V> sight;
    private final Class<E> type;
    private final Cache<Key<V>, Board<S, E, V>> boards;
    private final Cache<String, Boolean> existing;
    private final RecentEvents<E> recent;

    /**
     * The boards of one kind of game.
     *
     * @param type what all events of this kind of game are
     * @param kept of how many games the boards are kept
     */
    protected Boards(EventHistory history, Sight<S, E, V> sight, Class<E> type, int kept) {
        this.history = history;
        this.sight = sight;
        this.type = type;
        this.boards =
                Caffeine.newBuilder().maximumSize((long) kept * VIEWERS_A_GAME).build();
        this.existing = Caffeine.newBuilder().maximumSize(kept).build();
        this.recent = new RecentEvents<>(kept);
    }

    private record Key<V>(String gameId, V viewer) {}

    /** Whether a game of this id exists. One that does always will. */
    public boolean exists(String gameId) {
        if (existing.getIfPresent(gameId) != null) {
            return true;
        }
        boolean isThere = history.lastSequence(gameId).isPresent();
        if (isThere) {
            existing.put(gameId, true);
        }
        return isThere;
    }

    /** The viewer's newest board. */
    public Seen<S, E, V> newest(String gameId, V viewer) {
        return seen(caughtUp(gameId, viewer), List.of());
    }

    /**
     * What a move was for a viewer: those of its events that the viewer sees, and the board right after them, whatever
     * has happened since.
     *
     * @param firstSequence the store's number of the move's first event
     * @param events the move's events
     */
    public Seen<S, E, V> afterMove(String gameId, V viewer, long firstSequence, List<E> events) {
        var board = kept(gameId, viewer);
        if (board.next() > firstSequence) {
            board = Board.empty(sight, viewer);
        }
        board = upTo(gameId, board, firstSequence);
        recent.add(gameId, firstSequence, events);
        var seen = new ArrayList<SeenEvent<E>>();
        for (var event : events) {
            boolean isSeen = board.isSeen(event);
            board = board.after(event);
            if (isSeen) {
                seen.add(new SeenEvent<>(board.version(), event));
            }
        }
        keep(gameId, board);
        return seen(board, seen);
    }

    /**
     * A viewer's events after a version, and the viewer's newest board.
     *
     * @param after the last version that the caller knows, from 0
     * @param limit at most so many events, at least 1
     */
    public Seen<S, E, V> page(String gameId, V viewer, int after, int limit) {
        var board = caughtUp(gameId, viewer);
        if (after >= board.version()) {
            return seen(board, List.of());
        }
        var events = new ArrayList<SeenEvent<E>>();
        int version = after;
        for (var past : history.from(gameId, board.places().of(after + 1))) {
            var event = type.cast(past.event());
            if (events.size() < limit && past.sequence() < board.next() && board.isSeen(event)) {
                events.add(new SeenEvent<>(++version, event));
            }
        }
        return seen(board, events);
    }

    private Seen<S, E, V> seen(Board<S, E, V> board, List<SeenEvent<E>> events) {
        return new Seen<>(board.version(), board.known(), events, board.viewer());
    }

    private Board<S, E, V> kept(String gameId, V viewer) {
        var board = boards.getIfPresent(new Key<>(gameId, viewer));
        return board == null ? Board.empty(sight, viewer) : board;
    }

    private Board<S, E, V> caughtUp(String gameId, V viewer) {
        var board = upTo(gameId, kept(gameId, viewer), Long.MAX_VALUE);
        keep(gameId, board);
        return board;
    }

    /** The board after all stored events below this number. */
    private Board<S, E, V> upTo(String gameId, Board<S, E, V> from, long end) {
        if (from.next() >= end) {
            return from;
        }
        var board = from;
        for (var event : recent.between(gameId, from.next(), end).orElseGet(() -> stored(gameId, from, end))) {
            board = board.after(event);
        }
        return board;
    }

    private List<E> stored(String gameId, Board<S, E, V> after, long end) {
        return history.from(gameId, after.next()).stream()
                .filter(past -> past.sequence() < end)
                .map(past -> type.cast(past.event()))
                .toList();
    }

    private void keep(String gameId, Board<S, E, V> board) {
        boards.asMap()
                .merge(
                        new Key<>(gameId, board.viewer()),
                        board,
                        (kept, fresh) -> kept.next() > fresh.next() ? kept : fresh);
    }
}
