package dev.stopline.tournament.rules;

/** T-RES-02: how a job closed, as the solo campaign calls it. */
public enum JobClose {
    CLEAN_STOP,
    STOP,
    PARTIAL_STOP,
    FAILED_INTERCEPT,
    FAILED_HOSTILE
}
