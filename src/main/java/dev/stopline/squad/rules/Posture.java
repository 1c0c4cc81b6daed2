package dev.stopline.squad.rules;

/** S-GEN-11, S-POST-03..08: how the target reacts, once, in the order of the D6. */
public enum Posture {
    /** Not rolled yet, or not known to the viewer. */
    SEALED,
    UNDERGROUND,
    ACCELERATE,
    SPLIT,
    FORTIFY,
    SET_UP,
    PULL_THE_TRIGGER
}
