package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;

/** What each step between cases changes. */
final class AfterBetween {

    private AfterBetween() {}

    static SquadState of(SquadState s, BetweenEvent event) {
        var career = s.career();
        return switch (event) {
            case BetweenEvent.WoundRecoveryRolled e ->
                s.withDetective(s.detective()
                        .withLightWounds(0)
                        .withMortalWounds(s.detective().mortalWounds() - e.healed()));
            case BetweenEvent.HeatCarried e -> s.withCareer(career.withCarriedHeat(e.value()));
            case BetweenEvent.CaseRecorded e -> s.withCareer(recorded(s, e.entry()));
            case BetweenEvent.ClearanceRequirementsMet e ->
                s.withCareer(career.withEligible(e.clearance()).withEligibleSince(e.sinceCase()));
            case BetweenEvent.ReviewOpened e -> s.withCareer(career.withReviewCheck(true));
            case BetweenEvent.ClearanceChecked e ->
                s.withCareer(career.withCheckRolled(true).withReviewCheck(false));
            case BetweenEvent.ClearanceAdvanced e ->
                s.withDetective(s.detective().withClearance(e.to()))
                        .withCareer(career.withEligibleSince(0)
                                .withAdvancedThisClose(true)
                                .withKitUnlocked(true)
                                .withReachedDetectiveClean(
                                        e.to() == Clearance.DETECTIVE && career.closed(CloseType.FAILED_HOSTILE) == 0
                                                || career.reachedDetectiveClean()));
            case BetweenEvent.EvolutionEarned e ->
                s.withDetective(s.detective()
                                .withEvolutions(Lists.plus(s.detective().evolutions(), e.evolution())))
                        .withCareer(
                                e.evolution() == Evolution.CITY_MEMORY ? career.withCityMemory(e.territory()) : career);
            case BetweenEvent.AfterCaseEventResolved e -> s.withCareer(career.withReviewPending(false));
            case BetweenEvent.AftermathResolved e -> s.withCareer(career.withAftermathDone(true));
            case BetweenEvent.ContactStepTaken e -> s.withCareer(career.withContactStepUsed(true));
            case BetweenEvent.RequisitionTaken e -> s.withCareer(taken(career, e));
            case BetweenEvent.BetweenStepCompleted e -> s.withCareer(career.withBetweenStep(e.next()));
        };
    }

    private static Career recorded(SquadState s, CaseEntry entry) {
        var career = s.career();
        boolean failed = Career.isFailed(entry.close());
        int crossings = career.codeCrossings() + (entry.codeCrossed() ? 1 : 0);
        boolean review = entry.codeCrossed() && crossings % s.ruleset().number(SquadKey.CODE_REVIEW_EVERY) == 0;
        return career.withEntries(Lists.plus(career.entries(), entry))
                .withFailStreak(failed ? career.failStreak() + 1 : 0)
                .withCodeCrossings(crossings)
                .withReviewPending(career.reviewPending() || review);
    }

    private static Career taken(Career career, BetweenEvent.RequisitionTaken e) {
        return switch (e.item()) {
            case RESUPPLY -> career.withKitUnlocked(true);
            case TERRITORY_INTEL -> career.withIntelTerritories(Lists.plus(career.intelTerritories(), e.territory()));
            case EXTRA_LEAD, SOURCE_NETWORK, SEALED_BRIEF, HEAT_SUPPRESSION -> career;
            case BACKUP_TEAM, BLACK_WARRANT, COMBINATION_BRIEF -> career;
        };
    }
}
