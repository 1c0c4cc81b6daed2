package dev.stopline.squad.rules;

/**
 * The steps between two cases (S-BETWEEN-01..08).
 *
 * @param step the step that is open; NONE before the first close, DONE when the next job may be opened
 * @param checkRolled whether this close's clearance check has been rolled
 * @param reviewCheck whether a review has opened a check at once (S-EVENT-2)
 * @param aftermathDone whether the aftermath has been rolled
 * @param contactStepUsed whether this close's one step of a contact has been taken (S-CONT-09)
 */
public record GlimpseOfBetween(
        BetweenStep step, boolean checkRolled, boolean reviewCheck, boolean aftermathDone, boolean contactStepUsed) {

    static GlimpseOfBetween of(Career seen) {
        return new GlimpseOfBetween(
                seen.betweenStep(),
                seen.checkRolled(),
                seen.reviewCheck(),
                seen.aftermathDone(),
                seen.contactStepUsed());
    }
}
