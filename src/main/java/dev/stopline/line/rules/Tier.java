package dev.stopline.line.rules;

/** L-TIER-01: the clue tier, in rising order. */
public enum Tier {
    NOISY,
    PARTIAL,
    CLEAN;

    /** One step up; clean is the limit (AMB-04). */
    public Tier raised() {
        return this == NOISY ? PARTIAL : CLEAN;
    }
}
