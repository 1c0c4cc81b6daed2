package dev.stopline.platform.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The last stored events of the games that were played on this node. Events never change, so that what is here is what
 * the store would answer; whether the store holds more is not known here.
 */
final class RecentEvents<E> {

    private static final int KEPT = 64;

    private final Cache<String, Tail<E>> tails;

    RecentEvents(int games) {
        this.tails = Caffeine.newBuilder().maximumSize(games).build();
    }

    /** Events without a gap, from this number of the store on. */
    private record Tail<E>(long from, List<E> events) {

        Tail {
            events = List.copyOf(events);
        }

        long end() {
            return from + events.size();
        }

        /** Both in one if they touch, else the later one; the last events of it. */
        Tail<E> with(Tail<E> other) {
            if (from > other.from) {
                return other.with(this);
            }
            if (end() != other.from) {
                return other.end() > end() ? other : this;
            }
            var all = new ArrayList<>(events);
            all.addAll(other.events);
            int cut = Math.max(0, all.size() - KEPT);
            return new Tail<>(from + cut, all.subList(cut, all.size()));
        }
    }

    /** Keeps the events of a stored move, the first of which has this number. */
    void add(String gameId, long first, List<E> events) {
        tails.asMap().merge(gameId, new Tail<>(first, events), Tail::with);
    }

    /** The game's events from one number of the store up to another, which is left out; empty if not all are here. */
    Optional<List<E>> between(String gameId, long from, long end) {
        @Nullable Tail<E> tail = tails.getIfPresent(gameId);
        return tail == null || from < tail.from() || end > tail.end()
                ? Optional.empty()
                : Optional.of(
                        tail.events().subList(Math.toIntExact(from - tail.from()), Math.toIntExact(end - tail.from())));
    }
}
