package dev.stopline.tournament.rules;

import java.util.List;

/**
 * Two entrants who meet in a round: two sessions, the chairs exchanged between them.
 *
 * @param first the pairing number of who takes the first chair in the first session
 * @param second the pairing number of who takes it in the second session
 * @param repeat whether the two have played before: no pairing without a repeat was left
 * @param reasons why these two, at least one
 */
public record Encounter(int first, int second, boolean repeat, List<Reason> reasons) {

    public Encounter {
        reasons = List.copyOf(reasons);
    }

    /** The two, in no order. */
    public Pair pair() {
        return new Pair(first, second);
    }
}
