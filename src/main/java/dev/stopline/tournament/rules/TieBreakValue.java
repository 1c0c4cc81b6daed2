package dev.stopline.tournament.rules;

/**
 * The value of a tie-break for one entrant, exact.
 *
 * @param tieBreak which
 * @param quarters the value in quarters of a point; a direct encounter's is the place among those tied; of it, of
 *     casualties and of lots, the fewer the better
 * @param counts whether it decides here; a direct encounter does not where those tied have not met
 */
public record TieBreakValue(TieBreak tieBreak, int quarters, boolean counts) {

    /** The value as it is written: "12.5", "9.75", and "–" where it does not count. */
    public String shown() {
        return counts ? Figures.quarters(quarters) : "–";
    }
}
