package dev.stopline.squad.rules;

/** S-INTERDICT-13: how the Engage beat is fought. */
public enum EngageMethod {
    CLOSE,
    RANGED,
    COMPOSURE,
    SPECIALTY,
    RUN
}
