package dev.stopline.squad.rules;

/** S-GEN-12..18: who routes the job, in the order of the D6. */
public enum Sergeant {
    OMARA("Excellent"),
    WOOTERS("Good"),
    BURNS("Mixed"),
    JUNIOR("Poor"),
    STOKER("Field-tested"),
    NONE("None");

    private final String intel;

    Sergeant(String intel) {
        this.intel = intel;
    }

    /** How good his intel is. */
    public String intel() {
        return intel;
    }

    /** S-GEN-14, GAP-28: whether he lets the First Read be thrown again: Wooters, and Stoker by a Direct Line. */
    public boolean givesReroll(Detective detective) {
        return this == WOOTERS || this == STOKER && detective.holds(KitItem.DIRECT_LINE);
    }

    /** GAP-28: the row in force with a Direct Line; Stoker keeps his own and adds a reroll. */
    Sergeant withDirectLine() {
        return switch (this) {
            case NONE -> JUNIOR;
            case JUNIOR -> BURNS;
            case BURNS -> WOOTERS;
            case WOOTERS, OMARA -> OMARA;
            case STOKER -> STOKER;
        };
    }
}
