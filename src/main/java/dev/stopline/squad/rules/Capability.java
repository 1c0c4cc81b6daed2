package dev.stopline.squad.rules;

/** S-GEN-05, S-GEN-06: the target's defence at the Interdict, weakest first, and the number that meets it. */
public enum Capability {
    LIGHT(2),
    HARDENED(4),
    NETWORKED(5),
    OUTFIT(6),
    UNTOUCHABLE(7);

    private final int threshold;

    Capability(int threshold) {
        this.threshold = threshold;
    }

    /** What a roll against it must reach. */
    public int threshold() {
        return threshold;
    }

    /** Whether there is no tier above. */
    public boolean isCeiling() {
        return this == UNTOUCHABLE;
    }

    /** Whether there is no tier below (S-GEN-07). */
    public boolean isFloor() {
        return this == LIGHT;
    }

    /** One tier up; the ceiling stays. */
    public Capability up() {
        return isCeiling() ? this : values()[ordinal() + 1];
    }

    /** One tier down; the floor stays. */
    public Capability down() {
        return isFloor() ? this : values()[ordinal() - 1];
    }

    /** Whether it is NETWORKED or higher (S-WEB-02). */
    public boolean isWired() {
        return ordinal() >= NETWORKED.ordinal();
    }

    /** The capability of a D6 face. */
    static Capability of(int face) {
        return face <= 2 ? LIGHT : face <= 4 ? HARDENED : face == 5 ? NETWORKED : OUTFIT;
    }
}
