package dev.stopline.squad.rules;

import dev.stopline.dice.Die;

/** S-GEN-03: what kind of threat a job is, in the order of the D6. */
public enum JobType {
    ACTIVE_KILLER(1, Die.D4, 1),
    CREW_JOB(1, Die.D6, 0),
    BOMB(1, Die.D10, 5),
    MOVE(1, Die.D4, 0),
    /** The asset taken: one, and no die. */
    SNATCH(0, Die.D4, 1),
    HIT(2, Die.D6, 0);

    private final int count;
    private final Die die;
    private final int plus;

    JobType(int count, Die die, int plus) {
        this.count = count;
        this.die = die;
        this.plus = plus;
    }

    /** S-CAS-03: how many dice the full casualty roll takes. */
    public int casualtyDice() {
        return count;
    }

    /** S-CAS-03: which dice they are. */
    public Die casualtyDie() {
        return die;
    }

    /** S-CAS-03: what is added to them. */
    public int casualtyPlus() {
        return plus;
    }
}
