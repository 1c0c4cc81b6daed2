package dev.stopline.squad.rules;

/** Where the open job is. */
public enum JobPhase {
    NONE,
    GENERATING,
    ANATOMY,
    BRIEFED,
    BETWEEN_SESSIONS,
    IN_SESSION,
    INTERDICT,
    CLOSING,
    CLOSED,
    /** T-CLO-04: it was ended without a close. */
    ABANDONED
}
