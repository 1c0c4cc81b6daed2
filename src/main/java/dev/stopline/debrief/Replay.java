package dev.stopline.debrief;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * A game folded once more, every state kept: what was known at each step, not what is known now.
 *
 * @param initial the state before the first event
 * @param frames one for each event, in order
 * @param <S> the state of the game
 * @param <E> an event of the game
 */
public record Replay<S, E>(S initial, List<Frame<S, E>> frames) {

    public Replay {
        frames = List.copyOf(frames);
    }

    /** One event: the state it met and the state it led to; {@code step} counts from 1. */
    public record Frame<S, E>(int step, S before, Happening<E> happening, S after) {}

    /** The replay of these events with the game's own {@code evolve}. */
    public static <S, E> Replay<S, E> of(S initial, BiFunction<S, E, S> evolve, List<Happening<E>> happenings) {
        var frames = new ArrayList<Frame<S, E>>();
        var state = initial;
        for (var happening : happenings) {
            var after = evolve.apply(state, happening.event());
            frames.add(new Frame<>(frames.size() + 1, state, happening, after));
            state = after;
        }
        return new Replay<>(initial, frames);
    }

    /** What is left of it for whoever saw only some of the events: those frames alone, numbered anew. */
    public Replay<S, E> only(Predicate<E> seen) {
        var left = new ArrayList<Frame<S, E>>();
        for (var frame : frames) {
            if (seen.test(frame.happening().event())) {
                left.add(new Frame<>(left.size() + 1, frame.before(), frame.happening(), frame.after()));
            }
        }
        return new Replay<>(initial, left);
    }

    /** How many steps it has. */
    public int steps() {
        return frames.size();
    }

    /**
     * The state after so many steps; 0 is before the first.
     *
     * @throws IndexOutOfBoundsException if it has fewer steps
     */
    public S state(int step) {
        return step == 0 ? initial : frames.get(step - 1).after();
    }

    /** The state after the last step. */
    public S last() {
        return state(steps());
    }
}
