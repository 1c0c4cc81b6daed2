package dev.stopline.squad.rules;

/** S-DET-02: the five attributes, each a D6 target; lower is better. */
public enum Attribute {
    /** PULL, analytical WALK, First Read. */
    EYE,
    /** STAKE, physical WALK, Shadow Phase. */
    LEGS,
    /** LEAN, interrogation, composure, wounds. */
    NERVE,
    /** Close Engage. */
    FGT,
    /** Ranged Engage. */
    SHT,
    /** None named. */
    NONE
}
