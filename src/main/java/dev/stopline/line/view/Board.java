package dev.stopline.line.view;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import java.util.Arrays;

/**
 * What one viewer knows of a session, and how far that reaches.
 *
 * @param viewer whose board it is
 * @param next the store's number of the first event that is not in it
 * @param known the fold of the events that the viewer has seen
 * @param places the store's number of each event that the viewer has seen
 */
record Board(Viewer viewer, long next, LineState known, Places places) {

    static Board empty(Viewer viewer) {
        return new Board(viewer, 0, LineState.INITIAL, Places.NONE);
    }

    int version() {
        return places.count;
    }

    boolean isSeen(LineEvent event) {
        return WhoSees.sees(known.mode(), event, viewer);
    }

    /** The board after the session's next event, seen or not. */
    Board after(LineEvent event) {
        return isSeen(event)
                ? new Board(viewer, next + 1, known.after(event), places.plus(next))
                : new Board(viewer, next + 1, known, places);
    }

    /** Numbers that only grow at the end: boards of one viewer share them, each up to its own count. */
    static final class Places {

        static final Places NONE = new Places(new int[0], 0);
        private static final int ROOM = 64;

        private final int[] numbers;
        private final int count;

        private Places(int[] numbers, int count) {
            this.numbers = numbers;
            this.count = count;
        }

        Places plus(long number) {
            var roomy = Arrays.copyOf(numbers, count < numbers.length ? numbers.length : count + ROOM);
            roomy[count] = Math.toIntExact(number);
            return new Places(roomy, count + 1);
        }

        /** The store's number of the viewer's event of this version, from 1. */
        long of(int version) {
            return numbers[version - 1];
        }
    }
}
