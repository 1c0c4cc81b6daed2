package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.HIRE_NOT_IN_PLAY;
import static dev.stopline.line.rules.LineRefusal.PURPOSE_MISMATCH;
import static dev.stopline.line.rules.LineRefusal.ROLLS_STOPPED;
import static dev.stopline.line.rules.LineRefusal.USE_OWN_COMMAND;
import static dev.stopline.line.rules.LineRefusal.VALUE_NOT_ALLOWED;
import static dev.stopline.line.rules.LineRefusal.VERB_NOT_AVAILABLE;
import static dev.stopline.line.rules.LineRefusal.WRONG_STEP;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import java.util.Optional;

/** L-MODE-02, L-MODE-04, L-ROLL-15, GAP-22: the Company's moves where the Incident Master plays it; no action budget, no roll slot. */
final class ImCompany {

    private ImCompany() {}

    static Optional<Refusal> refuse(LineState s, Move move, ActionCommand.PlayImCompanyMove c) {
        if (s.mode().seats(Table.COMPANY) || !s.clock().step().isForActions()) {
            return Refusal.refuse(WRONG_STEP);
        }
        if (c.verb().table() != Table.COMPANY) {
            return Refusal.refuse(VERB_NOT_AVAILABLE);
        }
        if (c.verb() == Verb.APPROVE_CUT) {
            return Refusal.refuse(USE_OWN_COMMAND);
        }
        if (!Actions.fits(s, c.verb(), c.hire())) {
            return Refusal.refuse(HIRE_NOT_IN_PLAY);
        }
        if (!c.verb().rolls()) {
            var lookup = Lookups.refuse(s, c.hire());
            return lookup.isPresent() ? lookup : Refusal.refuseIf(!move.faces().isEmpty(), VALUE_NOT_ALLOWED);
        }
        return Actions.isTooEarly(s, c.verb())
                ? Refusal.refuseIf(!move.faces().isEmpty(), VALUE_NOT_ALLOWED)
                : refuseRoll(s, move, c);
    }

    private static Optional<Refusal> refuseRoll(LineState s, Move move, ActionCommand.PlayImCompanyMove c) {
        if (s.clock().rollsStopped()) {
            return Refusal.refuse(ROLLS_STOPPED);
        }
        return Controls.fits(s, c.verb(), c.controlId())
                ? Rolls.refuseFaces(s, move.faces(), 1)
                : Refusal.refuse(PURPOSE_MISMATCH);
    }

    /** GAP-22: whether the card has the Company do this in this round, and it has not done it yet. */
    static boolean isDue(LineState s, ActionCommand.PlayImCompanyMove c) {
        var clock = s.clock();
        boolean printed = s.setup().card().companyMoves().stream()
                .filter(each -> each.stage() == clock.stage() && each.round() == clock.round())
                .anyMatch(each -> is(c, each.verb(), each.hire(), each.controlId()));
        boolean played = s.sheet().actions().stream()
                .filter(each -> each.stage() == clock.stage() && each.round() == clock.round())
                .anyMatch(each -> is(c, each.verb(), each.hire(), each.controlId()));
        return printed && !played;
    }

    private static boolean is(ActionCommand.PlayImCompanyMove c, Verb verb, int hire, String controlId) {
        return c.verb() == verb && c.hire() == hire && c.controlId().equals(controlId);
    }

    static void play(Draft<LineState, LineEvent> d, ActionCommand.PlayImCompanyMove c, Dice dice) {
        if (!c.verb().rolls()) {
            Lookups.spend(d, Viewer.IM.text(), c.verb(), c.hire(), c.text());
            return;
        }
        var id = d.state().sheet().nextId(Table.COMPANY);
        d.emit(new ActionEvent.ImCompanyMovePlayed(id, c.verb(), c.hire(), c.controlId(), c.text()));
        if (Actions.isTooEarly(d.state(), c.verb())) {
            Actions.answerNotOnFile(d, id, c.hire());
            return;
        }
        var band = Rolls.companyBand(d.state());
        int target = band.target(d.state().ruleset());
        d.emit(new ActionEvent.RollCalled(
                id, Table.COMPANY, band, target, Rolls.purpose(c.verb(), c.controlId()), false));
        int face = Rolls.throwD20(d.state(), Table.COMPANY, id, dice);
        d.emit(new ActionEvent.DieThrown(id, Table.COMPANY, Viewer.IM.text(), face, target, ""));
        VerbEffects.resolve(d, d.state().sheet().action(id).orElseThrow(), face);
    }
}
