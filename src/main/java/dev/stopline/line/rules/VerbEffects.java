package dev.stopline.line.rules;

import dev.stopline.decide.Draft;
import dev.stopline.line.rules.Action.Shield;
import dev.stopline.line.rules.ActionEvent.Result;

/** L-VERB-01..08, L-ROLL-05, L-ROLL-18, L-TIER-02, L-TIER-03: what a success and a failure of each kind of verb do. */
final class VerbEffects {

    private VerbEffects() {}

    /** L-ROLL-05: a die at or above the target succeeds. */
    static void resolve(Draft<LineState, LineEvent> d, Action action, int face) {
        boolean success = face >= action.target();
        d.emit(new ActionEvent.ActionResolved(action.id(), action.table(), success ? Result.SUCCESS : Result.FAIL));
        if (success) {
            success(d, action, purposeNow(d.state(), action));
        }
        boolean shielded = action.shield() == Shield.HOLDS;
        boolean raises =
                action.table() == Table.COMRADES && (!success || action.verb().scores());
        if (raises && !shielded) {
            WaitingEffects.apply(d, action.id(), Table.COMRADES, TrackEvent.Effect.TIER_COMRADES);
        }
    }

    /** L-VERB-03, GAP-29: what Scope or Review would close may have been closed since the roll was called: it informs. */
    private static Purpose purposeNow(LineState s, Action action) {
        boolean listed = action.verb().kind() == Verb.Kind.CLOSES_LISTED;
        return listed && !Controls.fits(s, action.verb(), action.controlId()) ? Purpose.INFORM : action.purpose();
    }

    /** What a success does; a rise of the tier comes after it (L-TIER-02). */
    static void success(Draft<LineState, LineEvent> d, Action action, Purpose purpose) {
        switch (purpose) {
            case SCORE -> WaitingEffects.apply(d, action.id(), action.table(), TrackEvent.Effect.SCORE);
            case CLOSE -> {
                Controls.close(d, action);
                WaitingEffects.apply(d, action.id(), action.table(), TrackEvent.Effect.CLOSE);
            }
            case INFORM -> {
                var via = action.verb() == Verb.PROBE_INTERVIEW ? RevealEvent.Via.PROBE : RevealEvent.Via.CHECK;
                d.emit(new RevealEvent.RevealOwed(
                        action.id(), action.hire(), action.verb().checks(), via, 1));
            }
            // GAP-30: a set-up is story: no track, no tier.
            case SET_UP -> {}
        }
    }
}
