package dev.stopline.line.rules;

/** GAP-08..10: the four endings. */
public enum Ending {
    /** None yet, or none known to the viewer. */
    NONE,
    CONTAINED,
    COSTLY,
    PAID_OUT,
    STILL_INSIDE;

    /** GAP-49: the side that the ending is a success for. */
    public Table winner() {
        return this == CONTAINED || this == COSTLY ? Table.COMPANY : Table.COMRADES;
    }
}
