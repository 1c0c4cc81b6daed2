package dev.stopline.squad.rules;

import static dev.stopline.squad.rules.SquadRefusal.BOARD_PLAYED;
import static dev.stopline.squad.rules.SquadRefusal.ITEM_NOT_HELD;
import static dev.stopline.squad.rules.SquadRefusal.JOB_ALREADY_OPEN;
import static dev.stopline.squad.rules.SquadRefusal.NOT_ROUTED;
import static dev.stopline.squad.rules.SquadRefusal.OUT_OF_ORDER;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** S-GLO-01, S-BETWEEN-08, S-FINAL-01, S-KIT-08: a job opens: one at a time, for a detective who is routed, after the steps between. */
final class JobOpening {

    private static final List<PendingKind> AT_OPEN =
            List.of(PendingKind.BLACK_WARRANT, PendingKind.COMBINATION_BRIEF, PendingKind.SOURCE_NETWORK);

    private JobOpening() {}

    static Optional<Refusal> refuse(SquadState s, OpeningCommand.OpenJob c) {
        if (s.job().isOpen()) {
            return Refusal.refuse(JOB_ALREADY_OPEN);
        }
        if (s.detective().status() != DetectiveStatus.ACTIVE) {
            return Refusal.refuse(NOT_ROUTED);
        }
        if (!isBetweenJobs(s)) {
            return Refusal.refuse(OUT_OF_ORDER);
        }
        if (BoardDealing.isPlayed(s)) {
            return Refusal.refuse(BOARD_PLAYED);
        }
        boolean held = s.detective().holds(KitItem.SPECIALTY_LOADOUT);
        return Refusal.refuseIf(c.loadoutSpecialty() != Specialty.NONE && !held, ITEM_NOT_HELD);
    }

    /** Whether nothing of the last job is left to do. */
    static boolean isBetweenJobs(SquadState s) {
        return s.career().betweenStep() == BetweenStep.NONE || s.career().betweenStep() == BetweenStep.DONE;
    }

    static void play(Draft<SquadState, SquadEvent> d, OpeningCommand.OpenJob c) {
        int number = d.state().career().casesOpened() + 1;
        d.emit(new OpeningEvent.JobOpened(
                number,
                d.state().career().finalDue(),
                c.targetFaction(),
                c.factionSurveillance(),
                c.primaryAnatomy() == Axis.NONE ? Axis.OPERATOR : c.primaryAnatomy(),
                c.loadoutSpecialty(),
                c.keepLoyal()));
        for (var each : d.state().pending()) {
            boolean over = each.kind() == PendingKind.CHECKS_BLOCKED && Integer.parseInt(each.condition()) < number;
            d.emitIf(AT_OPEN.contains(each.kind()) || over, new CareerEvent.PendingModifierConsumed(each));
        }
    }
}
