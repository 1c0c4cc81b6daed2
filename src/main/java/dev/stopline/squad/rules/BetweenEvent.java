package dev.stopline.squad.rules;

import java.util.List;

/** The steps between cases. */
public sealed interface BetweenEvent extends SquadEvent {

    record WoundRecoveryRolled(List<Integer> dice, int threshold, int healed) implements BetweenEvent {
        public WoundRecoveryRolled {
            dice = List.copyOf(dice);
        }
    }

    record HeatCarried(int value) implements BetweenEvent {}

    record CaseRecorded(CaseEntry entry) implements BetweenEvent {}

    /** S-CLEAR-03: the requirements for this clearance are met since this case. */
    record ClearanceRequirementsMet(Clearance clearance, int sinceCase) implements BetweenEvent {}

    /** S-EVENT-2: a check may be rolled now. */
    record ReviewOpened() implements BetweenEvent {}

    record ClearanceChecked(int die, int bonus, int needed, boolean passed) implements BetweenEvent {}

    record ClearanceAdvanced(Clearance from, Clearance to) implements BetweenEvent {}

    /** {@code territory} is that of CITY_MEMORY, else NONE. */
    record EvolutionEarned(Evolution evolution, int caseNumber, Territory territory) implements BetweenEvent {}

    /** {@code die} 0 = a review was pending. */
    record AfterCaseEventResolved(int die, int bonus, int row) implements BetweenEvent {}

    /** {@code column} C, S, P or H. */
    record AftermathResolved(String column, int row) implements BetweenEvent {}

    /** S-CONT-09: the one step of this close has been taken. */
    record ContactStepTaken() implements BetweenEvent {}

    record RequisitionTaken(Requisition item, Territory territory, String contactId) implements BetweenEvent {}

    record BetweenStepCompleted(BetweenStep step, BetweenStep next) implements BetweenEvent {}
}
