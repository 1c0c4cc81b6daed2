package dev.stopline.line.rules;

import dev.stopline.decide.Draft;

/** L-END-01..05, L-CUT-19, L-CUT-25, GAP-08..10: why a case ends, and the four endings. */
final class CaseEnd {

    private CaseEnd() {}

    /** L-END-01: the operator is not cut and the running total has reached the limit. */
    static boolean payoffLimitReached(LineState s) {
        return !s.tracks().isFrozen() && s.tracks().payoffTotal() >= s.ruleset().number(RulesetKey.PAYOFF_END_AT);
    }

    /** Ends the case; the ending and the process condition are noted now and read in the debrief. */
    static void end(Draft<LineState, LineEvent> d, EndReason reason) {
        var clock = d.state().clock();
        d.emit(new CutEvent.CaseEnded(clock.stage(), clock.round()));
        d.emit(new CutEvent.CaseEndNoted(reason, ending(d.state(), reason), ProcessHeld.held(d.state())));
    }

    private static Ending ending(LineState s, EndReason reason) {
        return switch (reason) {
            case OPERATOR_CUT ->
                s.tracks().payoff() <= s.ruleset().number(RulesetKey.CONTAINED_MAX) ? Ending.CONTAINED : Ending.COSTLY;
            case PAYOFF_LIMIT -> Ending.PAID_OUT;
            case WRONGFUL_LAST_STAGE, STAGES_DONE -> Ending.STILL_INSIDE;
            case NONE, SEALED, ABANDONED -> Ending.NONE;
        };
    }
}
