package dev.stopline.tournament.rules;

/** T-RES-01: how a session ended, as the game of two tables calls it. */
public enum LineEnding {
    /** It has not. */
    NONE,
    CONTAINED,
    COSTLY,
    PAID_OUT,
    STILL_INSIDE
}
