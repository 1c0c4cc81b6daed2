package dev.stopline.tournament.rules;

import java.util.List;

/**
 * An entrant's place.
 *
 * @param rank the place, from 1; entrants that no tie-break parts share it
 * @param number the pairing number
 * @param score what decides before any tie-break
 * @param values each tie-break of the event, in its order
 */
public record Ranked(int rank, int number, int score, List<TieBreakValue> values) {

    public Ranked {
        values = List.copyOf(values);
    }
}
