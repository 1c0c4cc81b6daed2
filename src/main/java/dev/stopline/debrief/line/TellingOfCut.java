package dev.stopline.debrief.line;

import dev.stopline.debrief.Told;
import dev.stopline.decide.Wording;
import dev.stopline.line.rules.CutEvent;
import dev.stopline.line.rules.Identity;

/** The cut and the end of a line, told. */
final class TellingOfCut {

    private TellingOfCut() {}

    static Told of(CutEvent event) {
        return switch (event) {
            case CutEvent.CutProposed e -> new Told(Words.capital(e.seat()) + " wants a cut.", "L-CUT-09");
            case CutEvent.GroundAsked e -> new Told("A ground is asked for: a control, or a human cost.", "L-CUT-09");
            case CutEvent.GroundOffered e -> told(e);
            case CutEvent.GroundRuled e -> told(e);
            case CutEvent.GroundFactNoted e -> new Told("It ties to " + e.linkedTo() + ".", "L-CUT-11");
            case CutEvent.HumanCostReadAloud e -> told(e);
            case CutEvent.CutGateChecked e -> told(e);
            case CutEvent.CluesCounted e -> new Told("Clues that count: " + e.clues() + ".", "L-FACT-01");
            case CutEvent.CutApproved e -> told(e);
            case CutEvent.HireCut e -> new Told("Hire " + e.hire() + " is cut.", "L-CUT-01");
            case CutEvent.KeysRemoved e -> new Told("The keys of hire " + e.hire() + " are gone.", "L-CUT-18");
            case CutEvent.HireGone e -> new Told("Hire " + e.hire() + " leaves the case.", "L-CUT-22");
            case CutEvent.CutVerdictNoted e -> told(e);
            case CutEvent.LineClosed e -> new Told("The line closes: " + Wording.word(e.outcome()) + ".", "L-CALL-01");
            case CutEvent.TallyLineWritten e -> told(e);
            case CutEvent.CaseEnded e -> new Told("The case ends.", "L-END-01");
            case CutEvent.CaseEndNoted e -> told(e);
        };
    }

    private static Told told(CutEvent.GroundOffered e) {
        return new Told(
                Words.capital(e.seat()) + " offers a " + Wording.word(e.kind()) + " as the ground (" + e.groundId()
                        + ")" + Wording.quoted(e.text()) + ".",
                "L-CUT-02");
    }

    private static Told told(CutEvent.GroundRuled e) {
        return new Told(
                e.accepted()
                        ? "The ground " + e.groundId() + " stands."
                        : "The ground " + e.groundId() + " is rejected: " + Wording.word(e.reason()) + ".",
                "L-CUT-14");
    }

    private static Told told(CutEvent.HumanCostReadAloud e) {
        return new Told("The human cost is read" + Wording.quoted(e.text()) + ".", "L-CUT-12");
    }

    private static Told told(CutEvent.CutGateChecked e) {
        return new Told(e.met() ? "The gate is met." : "The gate is not met; missing: " + missing(e) + ".", "L-CUT-03");
    }

    private static Told told(CutEvent.CutApproved e) {
        return new Told(
                Words.capital(e.seat()) + " approves the cut of hire " + e.hire() + Wording.quoted(e.ground()) + ".",
                "L-CUT-15");
    }

    private static Told told(CutEvent.CutVerdictNoted e) {
        return new Told(
                e.identity() == Identity.OPERATOR
                        ? "Hire " + e.hire() + " was the operator."
                        : "Hire " + e.hire() + " was not the operator: the cut was wrongful.",
                "L-CUT-24");
    }

    private static Told told(CutEvent.TallyLineWritten e) {
        return new Told(
                "The accusation of hire " + e.hire() + " stood on" + Wording.quoted(e.ground()) + ".", "L-PROC-04");
    }

    private static Told told(CutEvent.CaseEndNoted e) {
        return new Told(
                "Why it ended: " + Wording.word(e.reason()) + "; the ending is " + Wording.word(e.ending())
                        + ", and the process " + (e.processHeld() ? "held." : "did not hold."),
                "L-END-05");
    }

    private static String missing(CutEvent.CutGateChecked e) {
        return e.missing().isEmpty() ? "one more clue" : Words.types(e.missing());
    }
}
