package dev.stopline.platform.board;

import java.util.List;

/**
 * A part of what a viewer has seen, and the board to which it leads.
 *
 * @param version how many events of the game the viewer had seen by then
 * @param known the fold of them
 * @param <S> the state of the game
 * @param <E> an event of the game
 * @param <V> a viewer of the game
 */
public record Seen<S, E, V>(int version, S known, List<SeenEvent<E>> events, V viewer) {

    public Seen {
        events = List.copyOf(events);
    }
}
