package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.SessionEvent;

/** Set-up and session, told. */
final class TellingOfSession {

    private TellingOfSession() {}

    static Told of(Mode mode, SessionEvent event) {
        return switch (event) {
            case SessionEvent.SessionCreated e ->
                new Told("A session opens: " + Wording.word(e.mode()) + ".", "L-MODE-01");
            case SessionEvent.CardChosen e -> new Told("It is meant for the case “" + e.cardId() + "”.", "");
            case SessionEvent.BoardDealt e ->
                new Told("The session is played on the shared board " + e.board() + ".", "");
            case SessionEvent.BoardOpened e -> new Told("The board has ended at every table, and is opened.", "");
            case SessionEvent.RulesetOverridden e -> setting(e.key().key(), e.value(), e.previous());
            case SessionEvent.RulesetNoted e -> setting(e.key().key(), e.value(), e.previous());
            case SessionEvent.DiceCommitted e ->
                new Told("The server commits to its dice: " + e.commitment() + ".", "L-ROLL-02");
            case SessionEvent.HiresListed e ->
                new Told(
                        "“" + e.title() + "”: " + Wording.count(e.hires().size(), "hire")
                                + (e.hires().size() == 1 ? " is listed." : " are listed."),
                        "L-SETUP-01");
            case SessionEvent.CaseCardSealed e -> new Told("The case card is sealed.", "L-SETUP-12");
            case SessionEvent.OperatorShown e -> new Told(operator(mode, e.hire()), "");
            case SessionEvent.PlayerSeated e ->
                new Told(Words.capital(e.seat()) + " sits at the table of the " + Wording.title(e.table()) + ".", "");
            case SessionEvent.SpectatorAdmitted e -> new Told("A spectator is let in.", "");
            case SessionEvent.OpeningBriefed e ->
                new Told(
                        "The table hears what a call costs: Payoff " + Wording.signed(e.callPayoff()) + ", Exposure "
                                + Wording.signed(e.callExposure()) + ", and that it is spent.",
                        "L-SETUP-11");
            case SessionEvent.CaseStarted e -> new Told("The case starts.", "L-ROUND-01");
            case SessionEvent.ReadingNoteRecorded e ->
                new Told("Noted: the table reads a rule differently" + Wording.quoted(e.text()) + ".", "L-TEL-02");
            case SessionEvent.CaseAbandoned e ->
                new Told("The case is abandoned" + Wording.quoted(e.reason()) + ".", "");
        };
    }

    private static String operator(Mode mode, int hire) {
        return mode == Mode.COMPANY_ONLY
                ? "Hire " + hire + " is the operator; there is no cell at the table to be told."
                : "The cell learns that hire " + hire + " is its operator.";
    }

    private static Told setting(String key, String value, String previous) {
        return new Told("The value of " + key + " is set to " + value + " (it was " + previous + ").", "");
    }
}
