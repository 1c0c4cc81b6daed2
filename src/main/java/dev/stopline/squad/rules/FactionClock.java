package dev.stopline.squad.rules;

/** S-FACT-01: the two clocks of a faction, 0 to 6. */
public enum FactionClock {
    SUSPICION,
    LEVERAGE
}
