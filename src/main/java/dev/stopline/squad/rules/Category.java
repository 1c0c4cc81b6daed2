package dev.stopline.squad.rules;

/** S-ACT-05: how willing or how guarded a source is, and its tier. */
public enum Category {
    COOPERATIVE(2),
    STANDARD(3),
    RELUCTANT(4),
    HOSTILE(5),
    EMBEDDED(6);

    private final int tier;

    Category(int tier) {
        this.tier = tier;
    }

    /** The tier, 2 (Good) to 6 (Extreme). */
    public int tier() {
        return tier;
    }
}
