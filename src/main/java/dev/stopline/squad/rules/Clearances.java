package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.ALREADY_USED;
import static dev.stopline.squad.rules.SquadRefusal.CHECKS_BLOCKED;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ELIGIBLE;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import java.util.Optional;

/** S-CLEAR-01..06, AMB-17: Patrol, Detective, Squad: what each asks, and the check at later closes. */
final class Clearances {

    private static final int TO_DETECTIVE = 4;
    private static final int TO_SQUAD = 5;

    private Clearances() {}

    /** S-CLEAR-01, -02: whether the record meets what the next clearance asks. */
    static boolean isMet(SquadState s) {
        var career = s.career();
        int hostiles = career.closed(CloseType.FAILED_HOSTILE);
        return switch (s.detective().clearance()) {
            case PATROL -> career.casesClosed() >= 4 && career.stops() >= 2 && hostiles <= 1;
            case DETECTIVE ->
                career.casesClosed() >= 8
                        && career.stops() >= 4
                        && career.closed(CloseType.CLEAN_STOP) >= 1
                        && hostiles <= 2;
            case SQUAD -> false;
        };
    }

    private static Clearance next(Clearance clearance) {
        return clearance == Clearance.PATROL ? Clearance.DETECTIVE : Clearance.SQUAD;
    }

    /** S-CLEAR-03: notes in which case the requirements were first met. */
    static void note(Draft<SquadState, SquadEvent> d) {
        var s = d.state();
        d.emitIf(
                s.career().eligibleSince() == 0 && isMet(s),
                new BetweenEvent.ClearanceRequirementsMet(
                        next(s.detective().clearance()), s.job().number()));
    }

    /** S-EVENT-2, S-CLEAR-04: whether a review opens a check at this close. */
    static boolean mayReview(SquadState s) {
        return !s.career().advancedThisClose() && (s.career().eligibleSince() == 0 || stillHolds(s));
    }

    private static boolean stillHolds(SquadState s) {
        return !s.ruleset().on(SquadKey.CLEARANCE_RECHECK) || isMet(s);
    }

    static Optional<Refusal> refuse(SquadState s) {
        boolean standing = s.career().betweenStep() == BetweenStep.STANDING;
        boolean review = s.career().reviewCheck();
        if (!standing && !review) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        if (s.pending(PendingKind.CHECKS_BLOCKED, "" + s.job().number()) > 0) {
            return Refusal.refuse(CHECKS_BLOCKED);
        }
        int since = s.career().eligibleSince();
        boolean due = since > 0 && (review || s.job().number() > since) && stillHolds(s);
        if (!due) {
            return Refusal.refuse(NOT_ELIGIBLE);
        }
        return Refusal.refuseIf(s.career().checkRolled() && !review, ALREADY_USED);
    }

    static void roll(Draft<SquadState, SquadEvent> d, Dice dice) {
        int die = Throws.face(d, dice, Places.check(d.state()), Die.D6);
        int bonus = d.state().pending(PendingKind.NEXT_CHECK_PLUS, "");
        for (var each : d.state().pending()) {
            d.emitIf(each.kind() == PendingKind.NEXT_CHECK_PLUS, new CareerEvent.PendingModifierConsumed(each));
        }
        var from = d.state().detective().clearance();
        int needed = from == Clearance.PATROL ? TO_DETECTIVE : TO_SQUAD;
        boolean passed = die + bonus >= needed;
        d.emit(new BetweenEvent.ClearanceChecked(die, bonus, needed, passed));
        if (passed) {
            d.emit(new BetweenEvent.ClearanceAdvanced(from, next(from)));
            note(d);
        }
    }
}
