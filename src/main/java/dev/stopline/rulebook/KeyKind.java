package dev.stopline.rulebook;

/** What kind of value a ruleset key takes. */
public enum KeyKind {
    /** A whole number within a range. */
    INTEGER,
    /** True or false. */
    BOOLEAN,
    /** One of a list of words. */
    CHOICE,
    /** One or more of a list of words. */
    TYPE_SET
}
