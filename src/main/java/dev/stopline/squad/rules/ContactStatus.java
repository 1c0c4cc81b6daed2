package dev.stopline.squad.rules;

/** S-CONT-02: the ladder of a contact, best to worst, in the order of the D6. */
public enum ContactStatus {
    LOYAL,
    USEFUL,
    AFRAID,
    COMPROMISED,
    MISSING,
    BURNED
}
