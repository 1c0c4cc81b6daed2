package dev.stopline.squad.rules;

/** The steps between cases, in order (S-BETWEEN-01..08). */
public sealed interface BetweenCommand extends SquadCommand {

    /** S-BETWEEN-02: one die for each Mortal wound. */
    record RecoverWounds() implements BetweenCommand {}

    /** S-BETWEEN-03. */
    record ResetHeat() implements BetweenCommand {}

    /** S-BETWEEN-04, S-CAREER-01: with one line of field notes. */
    record RecordCasualties(String fieldNote) implements BetweenCommand {}

    /** S-CLEAR-03. */
    record RollClearanceCheck() implements BetweenCommand {}

    /** S-EVO-01..06. */
    record CheckEvolutions() implements BetweenCommand {}

    /** S-BETWEEN-06: a D8, or none where a review is pending (S-INTERDICT-09). */
    record RollAfterCaseEvent(Burn burn) implements BetweenCommand {}

    /** S-CONT-01: a named source becomes a contact; with {@code rollStatus} a D6 decides its status. */
    record AddContact(
            String name,
            String tag,
            boolean rollStatus,
            ContactStatus status,
            Faction faction,
            Territory territory,
            boolean webTagged)
            implements BetweenCommand {}

    /** S-CONT-09: one contact, one step. */
    record ChangeContactStatus(String contactId, ContactStatus to) implements BetweenCommand {}

    /** S-AFTER: the aftermath, once, if wanted. */
    record RollAftermath(AftermathChoice choice) implements BetweenCommand {}

    /** S-REQ-00: {@code territory} for TERRITORY_INTEL, {@code contactId} for SOURCE_NETWORK. */
    record ChooseRequisition(Requisition item, Territory territory, String contactId) implements BetweenCommand {}

    /** Leaves PRESSURE or REQUISITION without more. */
    record CompleteBetweenStep(BetweenStep step) implements BetweenCommand {}
}
