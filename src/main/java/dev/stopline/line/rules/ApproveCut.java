package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.GATE_NOT_MET;
import static dev.stopline.line.rules.LineRefusal.GROUND_REQUIRED;
import static dev.stopline.line.rules.LineRefusal.NOT_CLUE_LEADER;
import static dev.stopline.line.rules.LineRefusal.NOT_FINANCE_LEGAL;
import static dev.stopline.line.rules.LineRefusal.NO_ACTION_LEFT;
import static dev.stopline.line.rules.LineRefusal.NO_PICKED_HIRE;
import static dev.stopline.line.rules.LineRefusal.WRONG_LINE_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.decide.Refusal.Fault;
import dev.stopline.dice.Dice;
import java.util.List;
import java.util.Optional;

/** L-CUT-01, L-CUT-02, L-CUT-15..19, AMB-12, AMB-13, AMB-37: the cut, its conditions and the order of its effects; the operator cut. */
final class ApproveCut {

    private ApproveCut() {}

    static Optional<Refusal> refuse(LineState s, Move move, StopTheLineCommand.ApproveCut c) {
        if (!CutGate.hasSuspect(s)) {
            return Refusal.refuse(NO_PICKED_HIRE);
        }
        if (!mayApprove(s, move.by())) {
            return Refusal.refuse(NOT_FINANCE_LEGAL);
        }
        if (s.line().phase() != Line.Phase.CUT_WINDOW) {
            return Refusal.refuse(WRONG_LINE_PHASE);
        }
        if (!CutGate.isMet(s)) {
            return Refusal.refuse(GATE_NOT_MET, missingTypes(s));
        }
        boolean im = move.by().isIncidentMaster();
        if (im && !Facts.clueLeader(s).equals(Optional.of(s.line().suspect()))) {
            return Refusal.refuse(NOT_CLUE_LEADER);
        }
        boolean ground = im
                ? citedControl(s, c.controlId()).isPresent()
                : s.line().acceptedGround().isPresent();
        if (!ground) {
            return Refusal.refuse(GROUND_REQUIRED);
        }
        boolean strict = !im && s.ruleset().is(RulesetKey.APPROVE_CUT_ACTION, "STRICT");
        return Refusal.refuseIf(strict && s.sheet().leftOf(move.seat()) == 0, NO_ACTION_LEFT);
    }

    /** AMB-13: Finance & Legal; a Company seat in its place only if nobody holds the role; the Incident Master where it plays the Company. */
    private static boolean mayApprove(LineState s, Viewer by) {
        return by.isIncidentMaster()
                ? s.mode().incidentMasterPlays(Table.COMPANY)
                : Actions.isAvailable(s, by, Verb.APPROVE_CUT);
    }

    private static List<Fault> missingTypes(LineState s) {
        return CutGate.missing(s).stream()
                .map(type -> new Fault("", GATE_NOT_MET.rules().getFirst(), type.name()))
                .toList();
    }

    /** L-CUT-16: a stopping control of the card that ties to a fact of the suspect. */
    private static Optional<CaseCard.Control> citedControl(LineState s, String controlId) {
        var facts = Facts.sheet(s, s.line().suspect()).stream()
                .flatMap(sheet -> sheet.facts().stream())
                .map(CaseCard.Fact::factId)
                .toList();
        return Controls.control(s, controlId)
                .filter(CaseCard.Control::stopping)
                .filter(each -> each.linkedFacts().stream().anyMatch(facts::contains));
    }

    static void play(Draft<LineState, LineEvent> d, Move move, StopTheLineCommand.ApproveCut c, Dice dice) {
        var line = d.state().line();
        int hire = line.suspect();
        charge(d, move);
        var cut = approved(d.state(), move, c);
        d.emit(cut);
        d.emit(new CutEvent.HireCut(hire));
        d.emit(new CutEvent.KeysRemoved(hire));
        var identity =
                Facts.sheet(d.state(), hire).map(CaseCard.HireCard::identity).orElse(Identity.SEALED);
        d.emit(new CutEvent.CutVerdictNoted(hire, identity, line.id() + Rolls.CUT));
        if (identity == Identity.OPERATOR) {
            cutOperator(d, cut, line.id());
        } else {
            WrongfulOffboarding.follow(d, cut, line.id(), dice);
        }
    }

    /** AMB-12: takes one action if there is one; never blocks a cut unless the ruleset is strict. */
    private static void charge(Draft<LineState, LineEvent> d, Move move) {
        boolean free = d.state().ruleset().is(RulesetKey.APPROVE_CUT_ACTION, "FREE");
        d.state()
                .setup()
                .seat(move.seat())
                .filter(seat -> !free && d.state().sheet().leftOf(seat.seat()) > 0)
                .ifPresent(seat -> Actions.spend(d, seat));
    }

    private static CutEvent.CutApproved approved(LineState s, Move move, StopTheLineCommand.ApproveCut c) {
        int hire = s.line().suspect();
        if (move.by().isIncidentMaster()) {
            var cited = citedControl(s, c.controlId()).orElseThrow().text();
            return new CutEvent.CutApproved(move.by().text(), hire, "", cited, cited);
        }
        var ground = s.line().acceptedGround().orElseThrow();
        return new CutEvent.CutApproved(move.by().text(), hire, ground.groundId(), ground.text(), "");
    }

    /** L-CUT-19, AMB-09: Payoff freezes; the round runs out without rolls; the case ends with it. */
    private static void cutOperator(Draft<LineState, LineEvent> d, CutEvent.CutApproved cut, String lineId) {
        PayoffTrack.freeze(d);
        if (!d.state().clock().rollsStopped()) {
            StopTheLine.stopRolls(d, lineId);
        }
        StopTheLine.closeCut(d, cut.ground(), false);
    }
}
