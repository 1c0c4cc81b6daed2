package dev.stopline.squad.rules;

/** S-STRAIN-07: what a detective at Strain 6 chooses before an Interdict. */
public enum StrainChoice {
    NONE,
    CROSS,
    RESOLVE_MINUS_1
}
