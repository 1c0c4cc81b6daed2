package dev.stopline.decide;

import dev.stopline.dice.Dice;
import java.util.List;
import java.util.Optional;

/**
 * A game's rules as three pure functions over values.
 *
 * @param <S> the state of one game
 * @param <M> a move: who makes it, and what is asked for
 * @param <E> an event of the game
 */
public interface Decider<S, M, E> {

    /** The state of a game before its first event. */
    S initial();

    /** The guards alone: why the rules refuse this move now, or nothing. */
    Optional<Refusal> refuses(S state, M move);

    /** The guards, then the effects: the events of the move, or its refusal. Changes nothing. */
    Ruling<E> decide(S state, M move, Dice dice);

    /** The state after one event. Believes the event: never refuses and never fails. */
    S evolve(S state, E event);

    /** The state after all the events, in order. */
    default S fold(S state, List<? extends E> events) {
        var folded = state;
        for (E event : events) {
            folded = evolve(folded, event);
        }
        return folded;
    }
}
