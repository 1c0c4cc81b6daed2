package dev.stopline.line.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.CaseCard.CardEvent;
import dev.stopline.line.rules.CaseCard.FileEntry;
import java.util.List;

/**
 * L-SETUP-01..10, L-COVER-05, -12: what a case card must fulfil before it may be played.
 *
 * <p>The hires' sheets are judged in {@link HireCardCheck}, controls in {@link ControlCheck}, the script in
 * {@link ScriptCheck}. A part for which the rules have no id of its own (the file, the events, the notes on looks)
 * answers under L-SETUP-01.
 */
public final class CardCheck {

    /** The most characters that one text of a card may have. */
    public static final int MAX_TEXT = 1000;

    /** What an id of a card looks like, as a regular expression for the whole of it. */
    public static final String ID = "[A-Za-z0-9][A-Za-z0-9._-]{0,39}";

    private static final String CASE = "L-SETUP-01";

    private CardCheck() {}

    /**
     * Every fault of the card for a session of this mode under this ruleset, each with a JSON pointer into the card,
     * in the order of the rules; empty for a card that may be played.
     */
    public static List<Refusal.Fault> faults(CaseCard card, Mode mode, Ruleset ruleset) {
        var inspection = new CardInspection(card, mode, ruleset);
        CardIdCheck.check(inspection);
        inspection.text(CASE, "/title", card.title());
        file(inspection);
        HireCardCheck.check(inspection);
        ControlCheck.check(inspection);
        events(inspection);
        ScriptCheck.check(inspection);
        return inspection.faults();
    }

    private static void file(CardInspection inspection) {
        var file = inspection.card().file();
        inspection.faultIf(file.isEmpty(), CASE, "/file", "The players have no file to read.");
        for (int i = 0; i < file.size(); i++) {
            FileEntry entry = file.get(i);
            var at = "/file/" + i;
            inspection.text(CASE, at + "/text", entry.text());
            inspection.textOrNothing(CASE, at + "/victim", entry.victim());
            inspection.faultIf(
                    entry.hire() != 0 && !inspection.hasHire(entry.hire()),
                    CASE,
                    at + "/hire",
                    "No hire has the number " + entry.hire() + ".");
        }
    }

    /** GAP-19: at most one event a round. */
    private static void events(CardInspection inspection) {
        var events = inspection.card().events();
        for (int i = 0; i < events.size(); i++) {
            CardEvent event = events.get(i);
            var at = "/events/" + i;
            inspection.text(CASE, at + "/text", event.text());
            inspection.moment(CASE, at, event.stage(), event.round());
            inspection.faultIf(
                    events.subList(0, i).stream()
                            .anyMatch(other -> other.stage() == event.stage() && other.round() == event.round()),
                    CASE,
                    at,
                    "The round already has an event.");
        }
    }
}
