package dev.stopline.line.rules;

/** How a line closed. */
public enum LineOutcome {
    NO_ACCUSATION,
    NO_CUT,
    CUT
}
