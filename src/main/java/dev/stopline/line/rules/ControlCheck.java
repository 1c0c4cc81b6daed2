package dev.stopline.line.rules;

import dev.stopline.line.rules.CaseCard.CompanyMove;
import dev.stopline.line.rules.CaseCard.Control;
import java.util.List;

/** L-SETUP-09, GAP-22, GAP-29: the controls of a card, and what it suggests to an Incident Master for the Company. */
final class ControlCheck {

    private static final String RULE = "L-SETUP-09";

    /** GAP-22: the most moves that a card suggests for the Company in a round. */
    private static final int MOVES_A_ROUND = 2;

    private ControlCheck() {}

    static void check(CardInspection inspection) {
        var controls = inspection.card().controls();
        inspection.faultIf(
                controls.stream()
                        .noneMatch(control -> control.closableBy().contains(Verb.SCOPE)
                                || control.closableBy().contains(Verb.REVIEW)),
                RULE,
                "/controls",
                "The card lists no control that Scope or Review may close.");
        inspection.faultIf(
                inspection.mode().incidentMasterPlays(Table.COMPANY)
                        && controls.stream().noneMatch(Control::stopping),
                RULE,
                "/controls",
                "The card has no stopping control for the Incident Master to cite.");
        for (int i = 0; i < controls.size(); i++) {
            control(inspection, controls.get(i), "/controls/" + i);
        }
        companyMoves(inspection);
    }

    private static void control(CardInspection inspection, Control control, String at) {
        inspection.text(RULE, at + "/text", control.text());
        for (int i = 0; i < control.closableBy().size(); i++) {
            var verb = control.closableBy().get(i);
            inspection.faultIf(
                    verb.kind() != Verb.Kind.CLOSES && verb.kind() != Verb.Kind.CLOSES_LISTED,
                    RULE,
                    at + "/closableBy/" + i,
                    "Only Isolate, Hold-payment, Scope and Review close a control.");
        }
        for (int i = 0; i < control.stops().size(); i++) {
            inspection.faultIf(
                    control.stops().get(i).table() != Table.COMRADES,
                    RULE,
                    at + "/stops/" + i,
                    "A control stops verbs of the Comrades only.");
        }
        links(inspection, control, at + "/linkedFacts");
    }

    private static void links(CardInspection inspection, Control control, String at) {
        var facts = inspection.card().hires().stream()
                .flatMap(hire -> hire.facts().stream())
                .map(CaseCard.Fact::factId)
                .toList();
        for (int i = 0; i < control.linkedFacts().size(); i++) {
            var factId = control.linkedFacts().get(i);
            inspection.faultIf(!facts.contains(factId), RULE, at + "/" + i, "The card has no fact " + factId + ".");
        }
        // L-CUT-11: without a fact of the suspect it could never be the ground of a cut.
        inspection.faultIf(
                control.stopping() && control.linkedFacts().isEmpty(),
                RULE,
                at,
                "A stopping control ties to at least one fact.");
    }

    private static void companyMoves(CardInspection inspection) {
        List<CompanyMove> moves = inspection.card().companyMoves();
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var at = "/companyMoves/" + i;
            inspection.moment(RULE, at, move.stage(), move.round());
            companyMove(inspection, move, at);
            inspection.faultIf(
                    moves.subList(0, i).stream()
                                    .filter(other -> other.stage() == move.stage() && other.round() == move.round())
                                    .count()
                            >= MOVES_A_ROUND,
                    RULE,
                    at,
                    "A round has at most " + MOVES_A_ROUND + " suggested moves of the Company.");
        }
    }

    private static void companyMove(CardInspection inspection, CompanyMove move, String at) {
        inspection.faultIf(
                move.verb().table() != Table.COMPANY || move.verb() == Verb.APPROVE_CUT,
                RULE,
                at + "/verb",
                "A suggested move is a verb of the Company other than Approve-cut.");
        inspection.faultIf(
                move.hire() == 0 ? !move.verb().needsNoHire() : !inspection.hasHire(move.hire()),
                RULE,
                at + "/hire",
                move.hire() == 0 ? "This verb names a hire." : "No hire has the number " + move.hire() + ".");
        inspection.faultIf(
                !move.controlId().isEmpty()
                        && inspection.card().controls().stream()
                                .noneMatch(control -> control.controlId().equals(move.controlId())
                                        && control.closableBy().contains(move.verb())),
                RULE,
                at + "/controlId",
                "The card has no control of this id that the verb may close.");
    }
}
