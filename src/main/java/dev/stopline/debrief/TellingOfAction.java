package dev.stopline.debrief;

import dev.stopline.line.rules.ActionEvent;

/** Actions, rolls, cover and scripted moves, told. */
final class TellingOfAction {

    private TellingOfAction() {}

    static Told of(ActionEvent event) {
        return switch (event) {
            case ActionEvent.FreeActionTaken e ->
                new Told(
                        Words.capital(e.seat()) + " takes the free action " + Words.word(e.kind()) + " (" + e.actionId()
                                + ")" + Words.quoted(e.text()) + ".",
                        "L-ACT-04");
            case ActionEvent.ActionDeclared e -> declared(e);
            case ActionEvent.ActionSpent e ->
                new Told(Words.capital(e.seat()) + " has " + e.actionsLeft() + " actions left.", "L-ACT-01");
            case ActionEvent.LookupSpent e -> lookup(e);
            case ActionEvent.RollCalled e ->
                new Told(
                        "A roll is called for " + e.actionId() + ": " + Words.word(e.band()) + ", " + e.target()
                                + " or more; a success would " + Words.word(e.purpose()) + ".",
                        e.stuck() ? "L-ROUND-11" : "L-ROLL-01");
            case ActionEvent.RollControlNoted e ->
                new Told("It would close control " + e.controlId() + " of the card.", "L-VERB-03");
            case ActionEvent.RollWaived e ->
                new Told(
                        "No roll is needed for " + e.actionId() + ": it does " + Words.word(e.purpose())
                                + Words.quoted(e.text()) + ".",
                        "L-ROLL-11");
            case ActionEvent.ActionNarrated e ->
                new Told("Action " + e.actionId() + " is told as a story" + Words.quoted(e.text()) + ".", "L-ROLL-14");
            case ActionEvent.DieThrown e -> thrown(e);
            case ActionEvent.ActionResolved e ->
                new Told("How " + e.actionId() + " ends: " + Words.word(e.result()) + ".", "L-ROLL-05");
            case ActionEvent.NotOnFileAnswered e ->
                new Told(
                        "Not on file before stage " + e.availableFromStage() + Words.on(e.hire())
                                + "; the action is spent.",
                        "L-VERB-07");
            case ActionEvent.RollsStopped e -> new Told("No more rolls this round.", "L-CALL-07");
            case ActionEvent.RollAbandoned e ->
                new Told(
                        "Action " + e.actionId() + " is dropped" + (e.refunded() ? " and given back." : "."),
                        "L-CALL-07");
            case ActionEvent.CoverHolderChosen e ->
                new Told("In stage " + e.stage() + " the " + Words.word(e.role()) + " holds the cover.", "L-COVER-03");
            case ActionEvent.CoverAnnounced e -> new Told("Cover is announced for " + e.actionId() + ".", "L-COVER-07");
            case ActionEvent.CoverThrown e -> cover(e);
            case ActionEvent.ScriptedMoveTold e ->
                new Told("The table hears" + Words.quoted(e.narration()) + ".", "L-SETUP-10");
            case ActionEvent.ScriptedMovePlayed e ->
                new Told(
                        "That was move " + e.moveId() + " of the card: " + Words.verb(e.verb()) + Words.on(e.hire())
                                + ", " + Words.word(e.band()) + (e.covered() ? ", covered." : "."),
                        "L-SETUP-10");
            case ActionEvent.ImCompanyMovePlayed e ->
                new Told(
                        "The Company, played by the Incident Master, uses " + Words.verb(e.verb()) + Words.on(e.hire())
                                + " (" + e.actionId() + ")" + Words.quoted(e.text()) + ".",
                        "L-MODE-04");
            case ActionEvent.StoppingControlNoted e ->
                new Told(
                        "Asked what would have stopped it, the table names" + Words.quoted(e.text()) + ".", "L-DEB-05");
            case ActionEvent.StoppingControlSourceNoted e ->
                new Told("It was asked about " + e.actionId() + ".", "L-DEB-05");
        };
    }

    private static Told declared(ActionEvent.ActionDeclared e) {
        var borrowed = e.borrowed() ? ", borrowed from a role that nobody holds" : "";
        var sentence = Words.capital(e.seat()) + " uses " + Words.verb(e.verb()) + Words.on(e.hire()) + borrowed + " ("
                + e.actionId() + ")" + Words.quoted(e.note()) + ".";
        return new Told(sentence, e.borrowed() ? "L-ACT-08" : "L-ACT-02");
    }

    private static Told lookup(ActionEvent.LookupSpent e) {
        var sentence = Words.capital(e.seat()) + " spends a lookup: " + Words.verb(e.verb()) + Words.on(e.hire()) + " ("
                + e.actionId() + "), " + e.left() + " left this stage" + Words.quoted(e.text()) + ".";
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
