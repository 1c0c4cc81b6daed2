package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.RevealEvent;

/** Facts, accounts and controls, told. */
final class TellingOfReveal {

    private TellingOfReveal() {}

    static Told of(RevealEvent event) {
        return switch (event) {
            case RevealEvent.RevealOwed e ->
                new Told(
                        Wording.capital(Wording.count(e.count(), "fact"))
                                + (e.count() == 1 ? " is" : " are") + " to come to light" + Words.on(e.hire()) + " ("
                                + Words.types(e.types())
                                + "), through " + Wording.word(e.via()) + ".",
                        rule(e.via()));
            case RevealEvent.NothingMoreOnFile e ->
                new Told("Nothing more is on file" + Words.on(e.hire()) + ".", "L-VERB-05");
            case RevealEvent.FactRevealed e ->
                new Told(
                        "A " + Wording.word(e.type()) + " fact" + Words.on(e.hire()) + " comes to light through "
                                + Wording.word(e.via()) + Wording.quoted(e.text()) + ".",
                        rule(e.via()));
            case RevealEvent.FactNatureNoted e -> nature(e);
            case RevealEvent.ClueCounted e ->
                new Told("The cell sees that there is one clue more" + Words.on(e.hire()) + ".", "");
            case RevealEvent.PaymentHeld e -> new Told("Payments to hire " + e.hire() + " are held.", "L-VERB-09");
            case RevealEvent.PaymentReleased e ->
                new Told("Payments to hire " + e.hire() + " are released: the account is explained.", "L-VERB-09");
            case RevealEvent.ControlClosed e ->
                new Told("From now on this control is live" + Wording.quoted(e.text()) + ".", "L-VERB-02");
        };
    }

    private static Told nature(RevealEvent.FactNatureNoted e) {
        var sentence = switch (e.identity()) {
            case OPERATOR -> "It is a real anomaly (" + e.factId() + ").";
            case DECOY ->
                "It is a weak oddity (" + e.factId() + ") with a harmless reason" + Wording.quoted(e.explanation())
                        + ".";
            case SEALED -> "What it is stays sealed (" + e.factId() + ").";
        };
        return new Told(sentence, "L-SETUP-04");
    }

    private static String rule(RevealEvent.Via via) {
        return switch (via) {
            case PULL_LOG -> "L-LOOK-04";
            case QUESTION -> "L-LOOK-06";
            case CHECK -> "L-VERB-05";
            case TIER_STEP -> "L-FACT-01";
            case PROBE -> "L-VERB-08";
            case MEETING -> "L-TEL-01";
        };
    }
}
