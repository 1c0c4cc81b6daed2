package dev.stopline.line.rules;

/** The two sides of the game (L-MODE-01..03). */
public enum Table {
    /** The side that looks for the operator. */
    COMPANY,
    /** The side that runs the operator: the cell. */
    COMRADES;

    /** The other side. */
    public Table other() {
        return this == COMPANY ? COMRADES : COMPANY;
    }
}
