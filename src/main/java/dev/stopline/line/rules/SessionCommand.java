package dev.stopline.line.rules;

/** Set-up and session (section 3.3). */
public sealed interface SessionCommand extends LineCommand {

    /** Opens a session in a mode, meant for a card of the library. */
    record CreateSession(Mode mode, String cardId) implements SessionCommand {}

    /** GAP-47: sets a value of the ruleset before the case starts. */
    record OverrideRuleset(String key, String value) implements SessionCommand {}

    /** Loads the case card (L-SETUP-01..10). */
    record LoadCaseCard(CaseCard card) implements SessionCommand {}

    /** GAP-02..04: seats a player; the player's name is kept beside the game, never in it. */
    record SeatPlayer(String seat, Table table, Role role) implements SessionCommand {}

    /** GAP-42: lets spectators in. */
    record AdmitSpectator() implements SessionCommand {}

    /** L-SETUP-11: tells the table what a call costs and that it is spent. */
    record BriefOpening() implements SessionCommand {}

    /** Starts the case. */
    record StartCase() implements SessionCommand {}

    /** L-TEL-02: notes that a table reads a rule differently. */
    record RecordReadingNote(String text) implements SessionCommand {}

    /** Ours: the session ends without an ending. */
    record AbandonCase(String reason) implements SessionCommand {}
}
