package dev.stopline.platform.playtest;

import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.axon.MoveStamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A move that was made, and what came of it.
 *
 * @param at when it was stored
 * @param events in order, at least one
 * @param <E> the events of the game
 */
public record PlayedMove<E>(MoveStamp stamp, Instant at, List<E> events) {

    public PlayedMove {
        events = List.copyOf(events);
    }

    /** The moves behind these events, in order; events of another kind are passed over. */
    public static <E> List<PlayedMove<E>> of(Class<E> kind, List<PastEvent> past) {
        var moves = new ArrayList<PlayedMove<E>>();
        var events = new ArrayList<E>();
        for (int at = 0; at < past.size(); at++) {
            var each = past.get(at);
            if (kind.isInstance(each.event())) {
                events.add(kind.cast(each.event()));
            }
            boolean last = at + 1 == past.size() || !isSameMove(each, past.get(at + 1));
            if (last && !events.isEmpty()) {
                moves.add(new PlayedMove<>(each.stamp(), each.at(), events));
                events.clear();
            }
        }
        return List.copyOf(moves);
    }

    /** An opening stores several commands under one id, each with a stamp of its own. */
    private static boolean isSameMove(PastEvent one, PastEvent next) {
        return one.moveId().equals(next.moveId()) && one.stamp().equals(next.stamp());
    }

    /** Whether an event of this kind came of it. */
    public boolean has(Class<? extends E> kind) {
        return events.stream().anyMatch(kind::isInstance);
    }

    /** The events of one kind in these moves, in order. */
    public static <E, K extends E> List<K> events(List<PlayedMove<E>> moves, Class<K> kind) {
        return moves.stream()
                .flatMap(move -> move.events().stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
