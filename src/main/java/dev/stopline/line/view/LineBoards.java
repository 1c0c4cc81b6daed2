package dev.stopline.line.view;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Viewer;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.axon.EventHistory;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * The board of each viewer of a session: the fold of what that viewer has seen. Kept from one question to the next and
 * caught up by the events after it, so that no answer is older than the store.
 */
@Component
public class LineBoards {

    private static final int VIEWERS_A_GAME = 4;

    private final EventHistory history;
    private final Cache<Key, Board> boards;
    private final Cache<String, Boolean> existing;
    private final RecentEvents recent;

    LineBoards(EventHistory history, StoplineProperties properties) {
        this.history = history;
        int games = properties.limits().cachedGames();
        this.boards =
                Caffeine.newBuilder().maximumSize((long) games * VIEWERS_A_GAME).build();
        this.existing = Caffeine.newBuilder().maximumSize(games).build();
        this.recent = new RecentEvents(games);
    }

    private record Key(String sessionId, Viewer viewer) {}

    /**
     * A part of what a viewer has seen, and the board to which it leads.
     *
     * @param version how many events of the session the viewer had seen by then
     * @param known the fold of them
     */
    public record Seen(int version, LineState known, List<SeenEvent> events, Viewer viewer) {
        public Seen {
            events = List.copyOf(events);
        }
    }

    /** Whether a session of this id exists. One that does always will. */
    public boolean exists(String sessionId) {
        if (existing.getIfPresent(sessionId) != null) {
            return true;
        }
        boolean isThere = history.lastSequence(sessionId).isPresent();
        if (isThere) {
            existing.put(sessionId, true);
        }
        return isThere;
    }

    /** The viewer's newest board. */
    public Seen newest(String sessionId, Viewer viewer) {
        return seen(caughtUp(sessionId, viewer), List.of());
    }

    /**
     * What a move was for a viewer: those of its events that the viewer sees, and the board right after them, whatever
     * has happened since.
     *
     * @param firstSequence the store's number of the move's first event
     * @param events the move's events
     */
    public Seen afterMove(String sessionId, Viewer viewer, long firstSequence, List<LineEvent> events) {
        var board = kept(sessionId, viewer);
        if (board.next() > firstSequence) {
            board = Board.empty(viewer);
        }
        board = upTo(sessionId, board, firstSequence);
        recent.add(sessionId, firstSequence, events);
        var seen = new ArrayList<SeenEvent>();
        for (var event : events) {
            boolean isSeen = board.isSeen(event);
            board = board.after(event);
            if (isSeen) {
                seen.add(new SeenEvent(board.version(), event));
            }
        }
        keep(sessionId, board);
        return seen(board, seen);
    }

    /**
     * A viewer's events after a version, and the viewer's newest board.
     *
     * @param after the last version that the caller knows, from 0
     * @param limit at most so many events, at least 1
     */
    public Seen page(String sessionId, Viewer viewer, int after, int limit) {
        var board = caughtUp(sessionId, viewer);
        if (after >= board.version()) {
            return seen(board, List.of());
        }
        var events = new ArrayList<SeenEvent>();
        int version = after;
        for (var past : history.from(sessionId, board.places().of(after + 1))) {
            var event = (LineEvent) past.event();
            if (events.size() < limit && past.sequence() < board.next() && board.isSeen(event)) {
                events.add(new SeenEvent(++version, event));
            }
        }
        return seen(board, events);
    }

    private static Seen seen(Board board, List<SeenEvent> events) {
        return new Seen(board.version(), board.known(), events, board.viewer());
    }

    private Board kept(String sessionId, Viewer viewer) {
        var board = boards.getIfPresent(new Key(sessionId, viewer));
        return board == null ? Board.empty(viewer) : board;
    }

    private Board caughtUp(String sessionId, Viewer viewer) {
        var board = upTo(sessionId, kept(sessionId, viewer), Long.MAX_VALUE);
        keep(sessionId, board);
        return board;
    }

    /** The board after all stored events below this number. */
    private Board upTo(String sessionId, Board from, long end) {
        if (from.next() >= end) {
            return from;
        }
        var board = from;
        for (var event : recent.between(sessionId, from.next(), end).orElseGet(() -> stored(sessionId, from, end))) {
            board = board.after(event);
        }
        return board;
    }

    private List<LineEvent> stored(String sessionId, Board after, long end) {
        return history.from(sessionId, after.next()).stream()
                .filter(past -> past.sequence() < end)
                .map(past -> (LineEvent) past.event())
                .toList();
    }

    private void keep(String sessionId, Board board) {
        boards.asMap()
                .merge(
                        new Key(sessionId, board.viewer()),
                        board,
                        (kept, fresh) -> kept.next() > fresh.next() ? kept : fresh);
    }
}
