package dev.stopline.line.rules;

/** Why a ground was ruled out (L-CUT-10..14); {@link #NONE} where it was accepted. */
public enum GroundReason {
    NONE,
    APPEARANCE,
    NOT_SPECIFIC,
    NOT_ON_CARD,
    GENERAL_FEELING
}
