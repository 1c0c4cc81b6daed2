package dev.stopline.debrief;

import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.Identity;

/** The cut and the end of a line, told. */
final class TellingOfCut {

    private TellingOfCut() {}

    static Told of(CutEvent event) {
        return switch (event) {
            case CutEvent.CutProposed e -> new Told(Words.capital(e.seat()) + " wants a cut.", "L-CUT-09");
            case CutEvent.GroundAsked e -> new Told("A ground is asked for: a control, or a human cost.", "L-CUT-09");
            case CutEvent.GroundOffered e ->
                new Told(
                        Words.capital(e.seat()) + " offers a " + Words.word(e.kind()) + " as the ground ("
                                + e.groundId() + ")" + Words.quoted(e.text()) + ".",
                        "L-CUT-02");
            case CutEvent.GroundRuled e ->
                new Told(
                        e.accepted()
                                ? "The ground " + e.groundId() + " stands."
                                : "The ground " + e.groundId() + " is rejected: " + Words.word(e.reason()) + ".",
                        "L-CUT-14");
            case CutEvent.GroundFactNoted e -> new Told("It ties to " + e.linkedTo() + ".", "L-CUT-11");
            case CutEvent.HumanCostReadAloud e ->
                new Told("The human cost is read" + Words.quoted(e.text()) + ".", "L-CUT-12");
            case CutEvent.CutGateChecked e ->
                new Told(
                        e.met() ? "The gate is met." : "The gate is not met; missing: " + missing(e) + ".", "L-CUT-03");
            case CutEvent.CluesCounted e -> new Told("Clues that count: " + e.clues() + ".", "L-FACT-01");
            case CutEvent.CutApproved e ->
                new Told(
                        Words.capital(e.seat()) + " approves the cut of hire " + e.hire() + Words.quoted(e.ground())
                                + ".",
                        "L-CUT-15");
            case CutEvent.HireCut e -> new Told("Hire " + e.hire() + " is cut.", "L-CUT-01");
            case CutEvent.KeysRemoved e -> new Told("The keys of hire " + e.hire() + " are gone.", "L-CUT-18");
            case CutEvent.HireGone e -> new Told("Hire " + e.hire() + " leaves the case.", "L-CUT-22");
            case CutEvent.CutVerdictNoted e ->
                new Told(
                        e.identity() == Identity.OPERATOR
                                ? "Hire " + e.hire() + " was the operator."
                                : "Hire " + e.hire() + " was not the operator: the cut was wrongful.",
                        "L-CUT-24");
            case CutEvent.LineClosed e -> new Told("The line closes: " + Words.word(e.outcome()) + ".", "L-CALL-01");
            case CutEvent.TallyLineWritten e ->
                new Told(
                        "The accusation of hire " + e.hire() + " stood on" + Words.quoted(e.ground()) + ".",
                        "L-PROC-04");
            case CutEvent.CaseEnded e -> new Told("The case ends.", "L-END-01");
            case CutEvent.CaseEndNoted e ->
                new Told(
                        "Why it ended: " + Words.word(e.reason()) + "; the ending is " + Words.word(e.ending())
                                + ", and the process " + (e.processHeld() ? "held." : "did not hold."),
                        "L-END-05");
        };
    }

    private static String missing(CutEvent.CutGateChecked e) {
        return e.missing().isEmpty() ? "one more clue" : Words.types(e.missing());
    }
}
