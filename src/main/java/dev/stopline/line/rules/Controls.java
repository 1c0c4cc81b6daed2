package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.NOT_HELD;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** L-VERB-03, L-VERB-09, L-ROLL-09, GAP-29, GAP-32: open and live controls, held payments, and the band they suggest. */
public final class Controls {

    private Controls() {}

    /** The control of the card with this id. */
    static Optional<CaseCard.Control> control(LineState s, String controlId) {
        return s.setup().card().controls().stream()
                .filter(each -> each.controlId().equals(controlId))
                .findFirst();
    }

    /** Whether the control is in force: from the start, or because it was closed. */
    static boolean isLive(LineState s, CaseCard.Control control) {
        return control.live()
                || s.evidence().closedControls().stream()
                        .anyMatch(each -> each.controlId().equals(control.controlId()));
    }

    /** L-VERB-03: whether this control, or none, may be named with the verb: closable by it and still open. */
    static boolean fits(LineState s, Verb verb, String controlId) {
        return controlId.isEmpty()
                || control(s, controlId)
                        .filter(each -> each.closableBy().contains(verb) && !isLive(s, each))
                        .isPresent();
    }

    /** L-ROLL-09: the band that a move of the cell suggests; the Incident Master's word is what counts. */
    public static Band suggestBand(LineState s, Verb verb, boolean routine) {
        long live = s.setup().card().controls().stream()
                .filter(each -> each.stops().contains(verb) && isLive(s, each))
                .count();
        if (live >= s.ruleset().number(RulesetKey.HARD_AT_LIVE_CONTROLS)) {
            return Band.HARD;
        }
        return routine && live == 0 ? Band.EASY : Band.STANDARD;
    }

    /** The controls that this verb could close now. */
    static List<CaseCard.Control> closable(LineState s, Verb verb) {
        return s.setup().card().controls().stream()
                .filter(each -> fits(s, verb, each.controlId()))
                .toList();
    }

    /** What a closing success leaves in place beside the track: a held account, a live control. */
    static void close(Draft<LineState, LineEvent> d, Action action) {
        control(d.state(), action.controlId())
                .filter(each -> !isLive(d.state(), each))
                .ifPresent(each -> d.emit(new RevealEvent.ControlClosed(each.controlId(), each.text(), action.id())));
        d.emitIf(action.verb() == Verb.HOLD_PAYMENT, new RevealEvent.PaymentHeld(action.hire(), action.id()));
    }

    static Optional<Refusal> refuse(LineState s, ActionCommand.ReleasePayment c) {
        return Refusal.refuseIf(!s.evidence().accountsHeld().contains(c.hire()), NOT_HELD);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.ReleasePayment c) {
        d.emit(new RevealEvent.PaymentReleased(c.hire()));
    }
}
