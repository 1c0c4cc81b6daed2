package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.JOB_ALREADY_OPEN;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ELIGIBLE;
import static dev.stopline.squad.rules.SquadRefusal.WRONG_PHASE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/** S-FINAL-01, GAP-03, GAP-37: the last job declared, a detective retired, routing restored. */
final class Standing {

    private Standing() {}

    static Optional<Refusal> refuseFinal(SquadState s) {
        if (s.job().isOpen()) {
            return Refusal.refuse(JOB_ALREADY_OPEN);
        }
        boolean amiss = s.career().finalDue() || s.detective().status() == DetectiveStatus.RETIRED;
        return Refusal.refuseIf(amiss, WRONG_PHASE);
    }

    static void declareFinal(Draft<SquadState, SquadEvent> d) {
        d.emit(new CareerEvent.FinalOperationDeclared(false));
    }

    static Optional<Refusal> refuseRetire(SquadState s) {
        boolean broken = s.detective().mortalWounds() >= s.ruleset().number(SquadKey.WOUNDS_RETIRE_AT);
        boolean may = !s.job().isOpen() && broken && s.detective().status() != DetectiveStatus.RETIRED;
        return Refusal.refuseIf(!may, NOT_ELIGIBLE);
    }

    static void retire(Draft<SquadState, SquadEvent> d) {
        d.emit(new CareerEvent.DetectiveRetired("S-BETWEEN-02"));
    }

    static Optional<Refusal> refuseReinstate(SquadState s) {
        return Refusal.refuseIf(s.detective().status() != DetectiveStatus.UNROUTED, WRONG_PHASE);
    }

    static void reinstate(Draft<SquadState, SquadEvent> d) {
        d.emit(new CareerEvent.RoutingRestored());
    }
}
