package dev.stopline.tournament.rules;

import java.util.List;

/**
 * An entrant for whom the pairing has no opponent.
 *
 * @param number the pairing number
 * @param repeat whether it had a bye, or a win without play, before: nobody else could have it
 * @param reasons why this entrant, at least one
 */
public record Bye(int number, boolean repeat, List<Reason> reasons) {

    public Bye {
        reasons = List.copyOf(reasons);
    }
}
