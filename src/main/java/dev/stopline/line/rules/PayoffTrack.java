package dev.stopline.line.rules;

import dev.stopline.decide.Draft;
import dev.stopline.line.rules.TrackEvent.PayoffCause;

/** L-TRACK-01..05, L-CALL-04, L-CUT-19, L-END-03: Payoff: floor, shown cap, repeat closings, freeze. */
final class PayoffTrack {

    private PayoffTrack() {}

    /** L-VERB-01: a score. */
    static void score(Draft<LineState, LineEvent> d, String actionId) {
        change(d, d.state().ruleset().number(RulesetKey.SCORE_PAYOFF), PayoffCause.SCORE, actionId);
    }

    /** L-CALL-04: what a call costs. */
    static void charge(Draft<LineState, LineEvent> d, String lineId) {
        change(d, d.state().ruleset().number(RulesetKey.CALL_PAYOFF), PayoffCause.CALL, lineId);
    }

    /** L-VERB-02, L-TRACK-02, -03: a closing success; from the second that lowers Payoff in a stage it costs Exposure. */
    static void close(Draft<LineState, LineEvent> d, String actionId) {
        if (d.state().tracks().isFrozen()) {
            return;
        }
        boolean lowered = change(d, d.state().ruleset().number(RulesetKey.CLOSE_PAYOFF), PayoffCause.CLOSE, actionId);
        boolean all = d.state().ruleset().is(RulesetKey.CLOSING_ORDINAL, "ALL_SUCCESSES");
        d.emitIf(lowered || all, new TrackEvent.ClosingCounted(actionId, lowered));
        int from = d.state().ruleset().number(RulesetKey.REPEAT_CLOSING_FROM);
        if (lowered && d.state().tracks().closings() >= from) {
            boolean changed = ExposureTrack.change(d, d.state().ruleset().number(RulesetKey.REPEAT_CLOSING_EXPOSURE));
            d.emitIf(changed, new TrackEvent.RepeatClosingNoted(actionId));
        }
    }

    /** L-CUT-19, AMB-07: the operator is cut: Payoff stands still at what is shown. */
    static void freeze(Draft<LineState, LineEvent> d) {
        d.emit(new TrackEvent.PayoffFrozen(shown(d.state(), d.state().tracks().payoffTotal())));
    }

    private static int shown(LineState s, int total) {
        return Math.min(total, s.ruleset().number(RulesetKey.PAYOFF_SHOWN_CAP));
    }

    /** Moves the running total; a change of zero emits nothing, and what is shown is said only when it moves. */
    private static boolean change(Draft<LineState, LineEvent> d, int by, PayoffCause cause, String actionId) {
        var tracks = d.state().tracks();
        int floor = d.state().ruleset().number(RulesetKey.PAYOFF_FLOOR);
        int total = Math.max(floor, tracks.payoffTotal() + by);
        if (tracks.isFrozen() || total == tracks.payoffTotal()) {
            return false;
        }
        d.emit(new TrackEvent.PayoffCounted(total - tracks.payoffTotal(), total, cause, actionId));
        int shown = shown(d.state(), total);
        d.emitIf(shown != tracks.payoffShown(), new TrackEvent.PayoffShown(shown, cause));
        return true;
    }
}
