package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.BetweenCommand.CompleteBetweenStep;
import dev.stopline.squad.rules.BetweenCommand.RecordCasualties;
import java.util.ArrayList;
import java.util.Optional;

/** S-BETWEEN-01..08, S-CAREER-01, S-CAREER-02, S-CLOSE-07, S-CAS-04, GAP-03: the steps between cases, in order. */
final class BetweenCases {

    private static final int HARD = 4;
    private static final int STREAK = 3;

    private BetweenCases() {}

    static Optional<Refusal> refuseOutside(SquadState s, BetweenStep step) {
        return Refusal.refuseIf(s.career().betweenStep() != step, OUT_OF_ORDER);
    }

    static Optional<Refusal> refuse(SquadState s, RecordCasualties c) {
        return refuseOutside(s, BetweenStep.CASUALTIES)
                .or(() -> Amiss.fieldIf(
                        c.fieldNote().isBlank(), "/fieldNote", "S-CAREER-01", "must be one line that is not blank"));
    }

    static Optional<Refusal> refuse(SquadState s, CompleteBetweenStep c) {
        boolean optional = c.step() == BetweenStep.PRESSURE || c.step() == BetweenStep.REQUISITION;
        boolean current = s.career().betweenStep() == c.step();
        boolean owes = c.step() == BetweenStep.PRESSURE && Contacts.owesAStep(s);
        return Refusal.refuseIf(!optional || !current || owes, OUT_OF_ORDER);
    }

    /** S-BETWEEN-02, AMB-07: one die for each Mortal wound; too many that stay retire the detective. */
    static void recoverWounds(Draft<SquadState, SquadEvent> d, Dice dice) {
        var detective = d.state().detective();
        int threshold = Math.max(detective.nerve(), HARD);
        var faces = new ArrayList<Integer>();
        for (int i = 1; i <= detective.mortalWounds(); i++) {
            faces.add(Throws.face(d, dice, Places.wound(i), Die.D6));
        }
        int healed = (int) faces.stream().filter(face -> face >= threshold).count();
        d.emit(new BetweenEvent.WoundRecoveryRolled(faces, threshold, healed));
        boolean broken =
                d.state().detective().mortalWounds() >= d.state().ruleset().number(SquadKey.WOUNDS_RETIRE_AT);
        d.emitIf(
                broken && d.state().detective().status() != DetectiveStatus.RETIRED,
                new CareerEvent.DetectiveRetired("S-BETWEEN-02"));
        complete(d, BetweenStep.WOUNDS, BetweenStep.HEAT);
    }

    static void resetHeat(Draft<SquadState, SquadEvent> d) {
        d.emit(new BetweenEvent.HeatCarried(
                CloseTypes.heatReset(d.state().job().close().type())));
        complete(d, BetweenStep.HEAT, BetweenStep.CASUALTIES);
    }

    static void record(Draft<SquadState, SquadEvent> d, RecordCasualties c) {
        var job = d.state().job();
        var close = job.close();
        d.emit(new BetweenEvent.CaseRecorded(new CaseEntry(
                job.number(),
                job.card().type(),
                job.card().tempo(),
                job.card().territory(),
                job.card().base(),
                job.card().inForce(),
                close.type(),
                close.casualties(),
                d.state().career().casualtyTotal() + close.casualties(),
                c.fieldNote(),
                job.interdict().isCrossed(),
                close.payout(),
                close.survivingElement())));
        if (job.card().base().isWired() && Career.isStop(close.type())) {
            Combination.advance(d, 1, "S-WEB-02");
        }
        boolean stops = d.state().career().failStreak() >= STREAK
                && d.state().detective().status() == DetectiveStatus.ACTIVE;
        d.emitIf(stops, new CareerEvent.RoutingStopped(d.state().career().failStreak()));
        Clearances.note(d);
        complete(d, BetweenStep.CASUALTIES, BetweenStep.STANDING);
    }

    /** S-BETWEEN-07, -08: leaves a step that may be left without more; what blocked a requisition ends with it. */
    static void leave(Draft<SquadState, SquadEvent> d, BetweenStep step, Dice dice) {
        if (step == BetweenStep.PRESSURE) {
            complete(d, BetweenStep.PRESSURE, BetweenStep.REQUISITION);
            return;
        }
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.NO_REQUISITION, new CareerEvent.PendingModifierConsumed(each));
        }
        var span = Spans.now(d.state());
        complete(d, BetweenStep.REQUISITION, BetweenStep.DONE);
        Spans.end(d, span, Spans.now(d.state()), dice);
    }

    static void complete(Draft<SquadState, SquadEvent> d, BetweenStep step, BetweenStep next) {
        d.emit(new BetweenEvent.BetweenStepCompleted(step, next));
    }
}
