package dev.stopline.platform.board;

import java.util.Arrays;

/**
 * What one viewer knows of a game, and how far that reaches.
 *
 * @param viewer whose board it is
 * @param next the store's number of the first event that is not in it
 * @param known the fold of the events that the viewer has seen
 * @param places the store's number of each event that the viewer has seen
 */
record Board<S, E, V>(Sight<S, E, V> sight, V viewer, long next, S known, Places places) {

    static <S, E, V> Board<S, E, V> empty(Sight<S, E, V> sight, V viewer) {
        return new Board<>(sight, viewer, 0, sight.initial(), Places.NONE);
    }

    int version() {
        return places.count;
    }

    boolean isSeen(E event) {
        return sight.sees(known, event, viewer);
    }

    /** The board after the game's next event, seen or not. */
    Board<S, E, V> after(E event) {
        return isSeen(event)
                ? new Board<>(sight, viewer, next + 1, sight.after(known, event), places.plus(next))
                : new Board<>(sight, viewer, next + 1, known, places);
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
