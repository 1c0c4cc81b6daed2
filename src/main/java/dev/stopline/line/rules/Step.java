package dev.stopline.line.rules;

/** L-ROUND-02: the four steps of a round, in order. */
public enum Step {
    REVEAL,
    DISCUSS,
    ACT,
    RESOLVE;

    /** Whether actions and rolls may be made in this step (AMB-25). */
    public boolean isForActions() {
        return this == ACT || this == RESOLVE;
    }
}
