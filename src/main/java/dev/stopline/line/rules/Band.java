package dev.stopline.line.rules;

/** L-ROLL-06: how hard a roll is; the ruleset says which number on a d20 each needs. */
public enum Band {
    EASY,
    STANDARD,
    HARD,
    /** The card's author left the band out: a fault of the card (L-SETUP-10). */
    UNMARKED;

    /** L-ROLL-08: the band of a Company roll at this tier. */
    public static Band atTier(Tier tier) {
        return switch (tier) {
            case NOISY -> HARD;
            case PARTIAL -> STANDARD;
            case CLEAN -> EASY;
        };
    }

    /** The number that a d20 must reach under this ruleset (L-ROLL-05, -06). */
    public int target(Ruleset ruleset) {
        return switch (this) {
            case EASY -> ruleset.number(RulesetKey.BAND_EASY);
            case STANDARD, UNMARKED -> ruleset.number(RulesetKey.BAND_STANDARD);
            case HARD -> ruleset.number(RulesetKey.BAND_HARD);
        };
    }
}
