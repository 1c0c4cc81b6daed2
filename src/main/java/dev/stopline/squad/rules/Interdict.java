package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * The Interdict of the open job (section 5).
 *
 * @param beat the beat to roll, 1 to 3; 4 = done; 0 = none entered
 * @param capability what the beats are compared with; local to the Interdict (S-GEN-08)
 * @param crossedOn the beat on which the Code was crossed; 0 = none
 */
@RecordBuilder
public record Interdict(
        boolean forced,
        int stageAtEntry,
        int beat,
        Capability capability,
        int resolveMod,
        int approachMod,
        int allMod,
        StrainChoice strainChoice,
        int crossedOn,
        int engageThreshold,
        boolean failRisk,
        boolean liabilityMarked)
        implements InterdictBuilder.With {

    static final Interdict NONE =
            new Interdict(false, 0, 0, Capability.LIGHT, 0, 0, 0, StrainChoice.NONE, 0, 0, false, false);

    /** Whether it has been entered. */
    public boolean isEntered() {
        return beat > 0;
    }

    /** Whether the entry will be marked Code Crossed (AMB-40). */
    public boolean isCrossed() {
        return crossedOn > 0 || strainChoice == StrainChoice.CROSS;
    }

    /** S-INTERDICT-10: forced before stage 4. */
    public boolean forbidsCrossing() {
        return forced && stageAtEntry < 4;
    }
}
