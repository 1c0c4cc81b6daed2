package dev.stopline.line.rules;

import dev.stopline.decide.Draft;
import dev.stopline.dice.Dice;

/**
 * L-CUT-20..25, AMB-08, AMB-17, AMB-18, AMB-52: what follows when an innocent hire is cut; in the last stage the case ends at
 * once and the debrief begins, on a shared board once that has ended at every table (T-CLO-03).
 */
final class WrongfulOffboarding {

    private WrongfulOffboarding() {}

    static void follow(Draft<LineState, LineEvent> d, CutEvent.CutApproved cut, String lineId, Dice dice) {
        WaitingEffects.settle(d);
        ExposureTrack.chargeCut(d, lineId);
        d.emit(new CutEvent.HireGone(cut.hire()));
        StopTheLine.closeCut(d, cut.ground(), true);
        boolean last = d.state().isLastStage() || d.state().hiresInPlay().size() < 2;
        boolean limit = CaseEnd.payoffLimitReached(d.state());
        if (!last && !limit) {
            RoundLoop.nextStage(d, RoundEvent.StageEndReason.WRONGFUL, Tier.NOISY);
            return;
        }
        CaseEnd.end(d, limit ? EndReason.PAYOFF_LIMIT : EndReason.WRONGFUL_LAST_STAGE);
        if (last && !d.state().setup().board().shut()) {
            DebriefOrder.open(d, dice);
        }
    }
}
