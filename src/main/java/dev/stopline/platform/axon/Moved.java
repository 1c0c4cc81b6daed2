package dev.stopline.platform.axon;

import java.util.List;

/**
 * What a move added to a game.
 *
 * @param firstSequence the store's number of its first event; meaningless where there is none
 * @param events its events, in order
 * @param <E> an event of the game
 */
public record Moved<E>(long firstSequence, List<E> events) {

    public Moved {
        events = List.copyOf(events);
    }
}
