package dev.stopline.squad.rules;

import java.util.List;

/** The steps between cases. */
public sealed interface BetweenEvent extends SquadEvent {

    /** S-BETWEEN-02: one die for each Mortal wound. */
    record WoundRecoveryRolled(List<Integer> dice, int threshold, int healed) implements BetweenEvent {
        public WoundRecoveryRolled {
            dice = List.copyOf(dice);
        }
    }

    /** S-BETWEEN-03: the Heat that the next job starts from. */
    record HeatCarried(int value) implements BetweenEvent {}

    /** S-CAREER-01: the case is on the record, for good. */
    record CaseRecorded(CaseEntry entry) implements BetweenEvent {}

    /** S-CLEAR-03: the requirements for this clearance are met since this case. */
    record ClearanceRequirementsMet(Clearance clearance, int sinceCase) implements BetweenEvent {}

    /** S-EVENT-2: a check may be rolled now. */
    record ReviewOpened() implements BetweenEvent {}

    /** S-CLEAR-03: passed if {@code die} and {@code bonus} together come to {@code needed}. */
    record ClearanceChecked(int die, int bonus, int needed, boolean passed) implements BetweenEvent {}

    /** S-CLEAR-01: the next clearance. */
    record ClearanceAdvanced(Clearance from, Clearance to) implements BetweenEvent {}

    /** {@code territory} is that of CITY_MEMORY, else NONE. */
    record EvolutionEarned(Evolution evolution, int caseNumber, Territory territory) implements BetweenEvent {}

    /** {@code die} 0 = a review was pending. */
    record AfterCaseEventResolved(int die, int bonus, int row) implements BetweenEvent {}

    /** {@code column} C, S, P or H. */
    record AftermathResolved(String column, int row) implements BetweenEvent {}

    /** S-CONT-09: the one step of this close has been taken. */
    record ContactStepTaken() implements BetweenEvent {}

    /** S-REQ-00: {@code territory} NONE and {@code contactId} empty where the item asks for none. */
    record RequisitionTaken(Requisition item, Territory territory, String contactId) implements BetweenEvent {}

    /** S-BETWEEN-01: a step between cases is done, {@code next} is open. */
    record BetweenStepCompleted(BetweenStep step, BetweenStep next) implements BetweenEvent {}
}
