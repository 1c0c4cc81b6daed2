package dev.stopline.squad.rules;

/** S-INTERRO-05: how hard a subject holds out. */
public enum Resistance {
    LOW(2),
    STANDARD(3),
    HIGH(4),
    PROTECTED(5);

    private final int tier;

    Resistance(int tier) {
        this.tier = tier;
    }

    /** The number that Beat 2 must reach. */
    public int tier() {
        return tier;
    }
}
