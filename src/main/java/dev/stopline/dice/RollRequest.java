package dev.stopline.dice;

/**
 * One throw that a move needs.
 *
 * @param key the roll's place in the rulebook ({@code S2/R1/COMPANY/C3/d20}), the same for equal decisions
 * @param count how many dice, at least 1
 * @param die which die
 */
public record RollRequest(String key, int count, Die die) {

    /** One die at this place. */
    public static RollRequest one(String key, Die die) {
        return new RollRequest(key, 1, die);
    }
}
