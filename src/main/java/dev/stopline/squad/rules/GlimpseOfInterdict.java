package dev.stopline.squad.rules;

/**
 * The Interdict (section 5).
 *
 * @param entered whether it has been entered; otherwise nothing else here means anything
 * @param beat the beat to roll: 1 Approach, 2 Engage, 3 Resolve; 4 = all done
 * @param capability what Approach and Resolve are compared with, and {@code needed} its number
 * @param allMod what Tactical and an earlier failure add to all three rolls
 * @param approachMod, resolveMod what is added to those two
 * @param engageThreshold what the Approach has made of the Engage; 0 before it
 * @param failRisk whether a failed Engage ends it at once
 * @param crossed whether the job will be marked Code Crossed
 * @param mayCross whether the Code may still be crossed on a beat
 */
public record GlimpseOfInterdict(
        boolean entered,
        boolean forced,
        int stageAtEntry,
        int beat,
        Capability capability,
        int needed,
        int allMod,
        int approachMod,
        int resolveMod,
        int engageThreshold,
        boolean failRisk,
        StrainChoice strainChoice,
        boolean crossed,
        boolean mayCross) {

    static GlimpseOfInterdict of(Interdict seen) {
        return new GlimpseOfInterdict(
                seen.isEntered(),
                seen.forced(),
                seen.stageAtEntry(),
                seen.beat(),
                seen.capability(),
                seen.capability().threshold(),
                seen.allMod(),
                seen.approachMod(),
                seen.resolveMod(),
                seen.engageThreshold(),
                seen.failRisk(),
                seen.strainChoice(),
                seen.isCrossed(),
                seen.isEntered() && !seen.forbidsCrossing() && seen.crossedOn() == 0);
    }
}
