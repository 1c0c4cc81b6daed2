package dev.stopline.line.rules;

import dev.stopline.decide.Draft;

/** L-CALL-04, L-TRACK-03, L-CUT-20, GAP-07: Exposure: what raises it, and a ceiling that only clamps. */
final class ExposureTrack {

    private ExposureTrack() {}

    /** Raises Exposure; whether it moved. */
    static boolean change(Draft<LineState, LineEvent> d, int by) {
        int now = d.state().tracks().exposure();
        int ceiling = d.state().ruleset().number(RulesetKey.EXPOSURE_MAX);
        int value = ceiling == 0 ? now + by : Math.max(now, Math.min(ceiling, now + by));
        d.emitIf(value != now, new TrackEvent.ExposureChanged(value - now, value));
        return value != now;
    }

    /** L-CALL-04: what a call costs. */
    static void chargeCall(Draft<LineState, LineEvent> d, String lineId) {
        boolean changed = change(d, d.state().ruleset().number(RulesetKey.CALL_EXPOSURE));
        d.emitIf(changed, new TrackEvent.CallCharged(lineId));
    }

    /** L-CUT-20: what a wrongful cut costs; the seats hear of a cut, never that it was wrongful (L-CUT-24). */
    static void chargeCut(Draft<LineState, LineEvent> d, String lineId) {
        boolean changed = change(d, d.state().ruleset().number(RulesetKey.WRONGFUL_EXPOSURE));
        d.emitIf(changed, new TrackEvent.CutCharged(lineId));
        d.emitIf(changed, new TrackEvent.WrongfulNoted(lineId));
    }
}
