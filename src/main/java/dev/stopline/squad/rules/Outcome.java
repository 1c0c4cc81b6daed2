package dev.stopline.squad.rules;

/** S-ACT-09: how a roll came out; naturals are rows of their own. */
public enum Outcome {
    NAT6,
    SUCCESS,
    FAILURE,
    NAT1
}
