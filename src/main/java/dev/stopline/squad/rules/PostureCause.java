package dev.stopline.squad.rules;

/** S-POST-01: what makes the posture active. */
public enum PostureCause {
    NONE,
    STAGE_3,
    HEAT_5,
    SHADOW
}
