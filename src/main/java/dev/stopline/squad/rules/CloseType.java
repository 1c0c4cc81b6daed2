package dev.stopline.squad.rules;

/** S-CLOSE-01..06: how a job closed. */
public enum CloseType {
    /** It has not. */
    NONE,
    CLEAN_STOP,
    STOP,
    PARTIAL_STOP,
    FAILED_INTERCEPT,
    FAILED_HOSTILE
}
