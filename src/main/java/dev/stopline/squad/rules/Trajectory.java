package dev.stopline.squad.rules;

/** S-GEN-09: how far the threat has come, in the order of the D8, and what that does to the clock. */
public enum Trajectory {
    RECRUITING(2),
    ACQUIRING(1),
    PRACTICING(0),
    STAGING(0),
    FINAL_PREP(-1),
    ACTIVE(-2),
    IMMINENT(-3),
    /** The clock is 1 whatever the tempo. */
    IN_PROGRESS(0);

    private final int clock;

    Trajectory(int clock) {
        this.clock = clock;
    }

    /** The clock after the trajectory, before any floor. */
    int applyTo(int tempoClock) {
        return this == IN_PROGRESS ? 1 : tempoClock + clock;
    }
}
