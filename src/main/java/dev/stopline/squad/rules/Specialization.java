package dev.stopline.squad.rules;

/** S-DET-20..38: what a detective is best at. */
public enum Specialization {
    HAT,
    TAP,
    TAIL,
    INTERROGATOR,
    SPECIALIST
}
