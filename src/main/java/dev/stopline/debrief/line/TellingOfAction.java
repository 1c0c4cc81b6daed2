package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.ActionEvent;

/** Actions, rolls, cover and scripted moves, told. */
final class TellingOfAction {

    private TellingOfAction() {}

    static Told of(ActionEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e -> told(e);
            case ActionEvent.ActionDeclared e -> declared(e);
            case ActionEvent.ActionSpent e -> told(e);
            case ActionEvent.LookupSpent e -> lookup(e);
            case ActionEvent.RollCalled e -> told(e);
            case ActionEvent.RollControlNoted e -> told(e);
            case ActionEvent.RollWaived e -> told(e);
            case ActionEvent.ActionNarrated e -> told(e);
            case ActionEvent.DieThrown e -> thrown(e);
            case ActionEvent.ActionResolved e -> told(e);
            case ActionEvent.NotOnFileAnswered e -> told(e);
            case ActionEvent.RollsStopped e -> new Told("No more rolls this round.", "L-CALL-07");
            case ActionEvent.RollAbandoned e -> told(e);
            case ActionEvent.CoverHolderChosen e -> told(e);
            case ActionEvent.CoverAnnounced e -> new Told("Cover is announced for " + e.actionId() + ".", "L-COVER-07");
            case ActionEvent.CoverThrown e -> cover(e);
            case ActionEvent.ScriptedMoveTold e -> told(e);
            case ActionEvent.ScriptedMovePlayed e -> told(e);
            case ActionEvent.ImCompanyMovePlayed e -> told(e);
            case ActionEvent.StoppingControlNoted e -> told(e);
            case ActionEvent.StoppingControlSourceNoted e -> told(e);
        };
    }

    private static Told told(ActionEvent.FreeActionTaken e) {
        return new Told(
                Words.capital(e.seat()) + " takes the free action " + Wording.word(e.kind()) + " (" + e.actionId() + ")"
                        + Wording.quoted(e.text()) + ".",
                "L-ACT-04");
    }

    private static Told told(ActionEvent.ActionSpent e) {
        return new Told(
                Words.capital(e.seat()) + " has " + Wording.count(e.actionsLeft(), "action") + " left.", "L-ACT-01");
    }

    private static Told told(ActionEvent.RollCalled e) {
        return new Told(
                "A roll is called for " + e.actionId() + ": " + Wording.word(e.band()) + ", " + e.target()
                        + " or more; a success would " + Wording.word(e.purpose()) + ".",
                e.stuck() ? "L-ROUND-11" : "L-ROLL-01");
    }

    private static Told told(ActionEvent.RollControlNoted e) {
        return new Told("It would close control " + e.controlId() + " of the card.", "L-VERB-03");
    }

    private static Told told(ActionEvent.RollWaived e) {
        return new Told(
                "No roll is needed for " + e.actionId() + ": it does " + Wording.word(e.purpose())
                        + Wording.quoted(e.text()) + ".",
                "L-ROLL-11");
    }

    private static Told told(ActionEvent.ActionNarrated e) {
        return new Told("Action " + e.actionId() + " is told as a story" + Wording.quoted(e.text()) + ".", "L-ROLL-14");
    }

    private static Told told(ActionEvent.ActionResolved e) {
        return new Told("How " + e.actionId() + " ends: " + Wording.word(e.result()) + ".", "L-ROLL-05");
    }

    private static Told told(ActionEvent.NotOnFileAnswered e) {
        return new Told(
                "Not on file before stage " + e.availableFromStage() + Words.on(e.hire()) + "; the action is spent.",
                "L-VERB-07");
    }

    private static Told told(ActionEvent.RollAbandoned e) {
        return new Told(
                "Action " + e.actionId() + " is dropped" + (e.refunded() ? " and given back." : "."), "L-CALL-07");
    }

    private static Told told(ActionEvent.CoverHolderChosen e) {
        return new Told("In stage " + e.stage() + " the " + Wording.word(e.role()) + " holds the cover.", "L-COVER-03");
    }

    private static Told told(ActionEvent.ScriptedMoveTold e) {
        return new Told("The table hears" + Wording.quoted(e.narration()) + ".", "L-SETUP-10");
    }

    private static Told told(ActionEvent.ScriptedMovePlayed e) {
        return new Told(
                "That was move " + e.moveId() + " of the card: " + Words.verb(e.verb()) + Words.on(e.hire()) + ", "
                        + Wording.word(e.band()) + (e.covered() ? ", covered." : "."),
                "L-SETUP-10");
    }

    private static Told told(ActionEvent.ImCompanyMovePlayed e) {
        return new Told(
                "The Company, played by the Incident Master, uses " + Words.verb(e.verb()) + Words.on(e.hire()) + " ("
                        + e.actionId() + ")" + Wording.quoted(e.text()) + ".",
                "L-MODE-04");
    }

    private static Told told(ActionEvent.StoppingControlNoted e) {
        return new Told(
                "Asked what would have stopped it, the table names" + Wording.quoted(e.text()) + ".", "L-DEB-05");
    }

    private static Told told(ActionEvent.StoppingControlSourceNoted e) {
        return new Told("It was asked about " + e.actionId() + ".", "L-DEB-05");
    }

    private static Told declared(ActionEvent.ActionDeclared e) {
        var borrowed = e.borrowed() ? ", borrowed from a role that nobody holds" : "";
        var sentence = Words.capital(e.seat()) + " uses " + Words.verb(e.verb()) + Words.on(e.hire()) + borrowed + " ("
                + e.actionId() + ")" + Wording.quoted(e.note()) + ".";
        return new Told(sentence, e.borrowed() ? "L-ACT-08" : "L-ACT-02");
    }

    private static Told lookup(ActionEvent.LookupSpent e) {
        var sentence = Words.capital(e.seat()) + " spends a lookup: " + Words.verb(e.verb()) + Words.on(e.hire()) + " ("
                + e.actionId() + "), " + e.left() + " left this stage" + Wording.quoted(e.text()) + ".";
        return new Told(sentence, "L-LOOK-01");
    }

    private static Told thrown(ActionEvent.DieThrown e) {
        var outcome = e.value() >= e.target() ? "a success" : "a failure";
        var sentence = Words.capital(e.thrower()) + " throws " + e.value() + " for " + e.actionId()
                + absent(e.forSeat()) + ": " + e.target() + " or more was needed, so it is " + outcome + ".";
        return new Told(sentence, "L-ROLL-05");
    }

    private static Told cover(ActionEvent.CoverThrown e) {
        var outcome = e.holds() ? "it holds, and the move cannot raise the tier" : "it does not hold";
        var sentence = Words.capital(e.thrower()) + " throws " + e.value() + " as cover for " + e.actionId()
                + absent(e.forSeat()) + ": " + e.target() + " or more was needed, so " + outcome + ".";
        return new Told(sentence, e.holds() ? "L-COVER-10" : "L-COVER-11");
    }

    private static String absent(String forSeat) {
        return forSeat.isEmpty() ? "" : " in place of " + Words.who(forSeat);
    }
}
