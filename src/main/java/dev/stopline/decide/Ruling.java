package dev.stopline.decide;

import java.util.List;

/**
 * What the rules say to a move.
 *
 * @param <E> an event of the game
 */
public sealed interface Ruling<E> {

    /** The move stands: its events, in order. */
    record Played<E>(List<E> events) implements Ruling<E> {
        public Played {
            events = List.copyOf(events);
        }
    }

    /** The move is refused and leaves no trace. */
    record Refused<E>(Refusal refusal) implements Ruling<E> {}
}
