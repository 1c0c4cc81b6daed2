package dev.stopline.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The events decided so far in one move, and the state that they already lead to: what comes later in a move asks about
 * that state. Lives inside one call of {@code decide} and is never shared.
 *
 * @param <S> the state of one game
 * @param <E> an event of the game
 */
public final class Draft<S, E> {

    private final BiFunction<S, E, S> evolve;
    private final List<E> events = new ArrayList<>();
    private S state;

    /** A draft without events on the given state. */
    public Draft(S state, BiFunction<S, E, S> evolve) {
        this.state = state;
        this.evolve = evolve;
    }

    /** The state after every event emitted so far. */
    public S state() {
        return state;
    }

    /** Adds an event and moves the state by it. */
    public void emit(E event) {
        events.add(event);
        state = evolve.apply(state, event);
    }

    /** Adds an event if the condition holds. */
    public void emitIf(boolean condition, E event) {
        if (condition) {
            emit(event);
        }
    }

    /** The ruling that these events are. */
    public Ruling<E> played() {
        return new Ruling.Played<>(events);
    }
}
