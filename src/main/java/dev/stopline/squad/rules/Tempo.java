package dev.stopline.squad.rules;

/** S-GEN-04: how fast it comes, and the clock it gives. */
public enum Tempo {
    SLOW(12),
    MEDIUM(7),
    FAST(4);

    private final int clock;

    Tempo(int clock) {
        this.clock = clock;
    }

    /** The clock before the trajectory. */
    public int clock() {
        return clock;
    }

    /** The tempo of a D6 face. */
    static Tempo of(int face) {
        return face <= 2 ? SLOW : face <= 4 ? MEDIUM : FAST;
    }
}
