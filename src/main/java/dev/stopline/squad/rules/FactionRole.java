package dev.stopline.squad.rules;

/** S-FACT-01: what a faction is to the campaign. */
public enum FactionRole {
    DOMINANT,
    RIVAL,
    SHADOW_PATRON,
    FOURTH
}
