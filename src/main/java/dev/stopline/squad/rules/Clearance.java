package dev.stopline.squad.rules;

/** S-DET-03, S-CLEAR-01, S-CLEAR-02: how far the Squad trusts a detective. */
public enum Clearance {
    PATROL,
    DETECTIVE,
    SQUAD
}
