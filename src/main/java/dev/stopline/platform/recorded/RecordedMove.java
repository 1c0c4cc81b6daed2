package dev.stopline.platform.recorded;

import java.util.List;

/**
 * A move and what came of it.
 *
 * @param <C> the commands of the game
 * @param <E> its events
 * @param by who made it, as the game calls them
 * @param seat the seat that it was made for, where that is not the mover's own; else empty
 * @param command what was asked for
 * @param faces the faces entered, in the order thrown
 * @param events the events of the move, in order
 */
public record RecordedMove<C, E>(String by, String seat, C command, List<Integer> faces, List<E> events) {

    public RecordedMove {
        faces = List.copyOf(faces);
        events = List.copyOf(events);
    }
}
