package dev.stopline.line.rules;

/** GAP-39: the phases of a session, in order. */
public enum Phase {
    SETUP,
    PLAY,
    DEBRIEF,
    CLOSED
}
