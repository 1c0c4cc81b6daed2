package dev.stopline.platform.board;

/**
 * What a game says of its viewers: where they begin, which events they see, and what they know after one.
 *
 * @param <S> the state of the game
 * @param <E> an event of the game
 * @param <V> a viewer of the game
 */
public interface Sight<S, E, V> {

    /** The state before the first event. */
    S initial();

    /** Whether a viewer who knows this much sees the game's next event. */
    boolean sees(S known, E event, V viewer);

    /** What is known after an event that was seen. */
    S after(S known, E event);
}
