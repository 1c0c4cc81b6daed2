package dev.stopline.debrief;

import java.util.ArrayList;
import java.util.List;

/**
 * The events of a replay that one move caused.
 *
 * @param number from 1, in the order of the game
 * @param <S> the state of the game
 * @param <E> an event of the game
 */
public record Decision<S, E>(int number, List<Replay.Frame<S, E>> frames) {

    public Decision {
        frames = List.copyOf(frames);
    }

    /** The decisions of a replay, in order: neighbouring events of the same move belong together. */
    public static <S, E> List<Decision<S, E>> of(Replay<S, E> replay) {
        var decisions = new ArrayList<Decision<S, E>>();
        var frames = new ArrayList<Replay.Frame<S, E>>();
        for (var frame : replay.frames()) {
            if (!frames.isEmpty() && !isSameMove(frames.getLast().happening(), frame.happening())) {
                decisions.add(new Decision<>(decisions.size() + 1, frames));
                frames.clear();
            }
            frames.add(frame);
        }
        if (!frames.isEmpty()) {
            decisions.add(new Decision<>(decisions.size() + 1, frames));
        }
        return List.copyOf(decisions);
    }

    /** The opening stores the events of several commands at once: they are told apart by the command. */
    private static boolean isSameMove(Happening<?> one, Happening<?> other) {
        return one.moveId().equals(other.moveId())
                && one.move().equals(other.move())
                && one.by().equals(other.by());
    }

    /** The first event: it says who made the move, and when. */
    public Happening<E> first() {
        return frames.getFirst().happening();
    }

    /** The step after the last of the events. */
    public int step() {
        return frames.getLast().step();
    }
}
