package dev.stopline.tournament.rules;

/**
 * Two entrants, in no order.
 *
 * @param low the lower pairing number, from 1
 * @param high the higher pairing number
 */
public record Pair(int low, int high) {

    /**
     * Puts the two in the order of their numbers.
     *
     * @throws IllegalArgumentException if the two are one
     */
    public Pair {
        if (low == high) {
            throw new IllegalArgumentException("nobody meets themselves");
        }
        if (low > high) {
            int swapped = low;
            low = high;
            high = swapped;
        }
    }

    /** Whether the entrant is one of the two. */
    public boolean has(int number) {
        return low == number || high == number;
    }
}
