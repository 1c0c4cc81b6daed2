package dev.stopline.line.rules;

/** Actions, rolls, cover and scripted moves. */
public sealed interface ActionEvent extends LineEvent {

    record FreeActionTaken(String actionId, String seat, Table table, FreeAction kind, String text)
            implements ActionEvent {}

    /** {@code hire} 0 = none; {@code borrowed} says that the verb is another role's (L-ACT-08). */
    record ActionDeclared(String actionId, String seat, Table table, Verb verb, int hire, boolean borrowed, String note)
            implements ActionEvent {}

    record ActionSpent(String seat, Table table, int actionsLeft) implements ActionEvent {}

    /** {@code seat} is {@code IM} for a lookup of the IM-Company; {@code text} is the question put, if any. */
    record LookupSpent(String actionId, String seat, Verb verb, int hire, String text, int used, int left)
            implements ActionEvent {}

    record RollCalled(String actionId, Table table, Band band, int target, Purpose purpose, boolean stuck)
            implements ActionEvent {}

    /** Which control of the card the called roll would close. */
    record RollControlNoted(String actionId, String controlId) implements ActionEvent {}

    record RollWaived(String actionId, Table table, Purpose purpose, String text) implements ActionEvent {}

    record ActionNarrated(String actionId, Table table, String text) implements ActionEvent {}

    /** {@code thrower} a seat or {@code IM}; {@code forSeat} empty unless the Incident Master threw for it. */
    record DieThrown(String actionId, Table table, String thrower, int value, int target, String forSeat)
            implements ActionEvent {}

    record ActionResolved(String actionId, Table table, Result result) implements ActionEvent {}

    /** How an action ended. */
    enum Result {
        SUCCESS,
        FAIL,
        /** No roll was needed (AMB-42). */
        AUTO,
        /** L-VERB-07: the money record is not on file yet. */
        NOT_ON_FILE
    }

    record NotOnFileAnswered(String actionId, int hire, int availableFromStage) implements ActionEvent {}

    record RollsStopped(String lineId) implements ActionEvent {}

    /** GAP-34: a declared or called action that the call cut off; {@code refunded} gives the action back. */
    record RollAbandoned(String actionId, String seat, Table table, boolean refunded) implements ActionEvent {}

    record CoverHolderChosen(int stage, Role role) implements ActionEvent {}

    record CoverAnnounced(String actionId, Role holder) implements ActionEvent {}

    /** {@code actionId} is the move's id for a scripted move. */
    record CoverThrown(String actionId, String thrower, int value, int target, boolean holds, String forSeat)
            implements ActionEvent {}

    /** What the table hears of a scripted move. */
    record ScriptedMoveTold(String narration) implements ActionEvent {}

    record ScriptedMovePlayed(String moveId, Verb verb, int hire, Band band, boolean covered) implements ActionEvent {}

    /** A move of the IM-Company that is rolled: the declaration, without a seat (GAP-22). */
    record ImCompanyMovePlayed(String actionId, Verb verb, int hire, String controlId, String text)
            implements ActionEvent {}

    /** L-DEB-05: {@code number} counts the notes of the case. */
    record StoppingControlNoted(int number, Table askedTable, String text) implements ActionEvent {}

    record StoppingControlSourceNoted(int number, String actionId) implements ActionEvent {}
}
