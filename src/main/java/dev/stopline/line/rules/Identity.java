package dev.stopline.line.rules;

/** Who a hire really is (L-SETUP-01). */
public enum Identity {
    OPERATOR,
    DECOY,
    /** The viewer does not know. */
    SEALED
}
