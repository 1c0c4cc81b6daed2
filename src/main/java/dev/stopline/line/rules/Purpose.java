package dev.stopline.line.rules;

/** L-ROLL-04: what a success would do, said before the throw. */
public enum Purpose {
    SCORE,
    CLOSE,
    INFORM,
    SET_UP
}
