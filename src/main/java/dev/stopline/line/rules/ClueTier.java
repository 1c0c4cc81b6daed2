package dev.stopline.line.rules;

import dev.stopline.decide.Draft;
import dev.stopline.line.rules.TrackEvent.TierCause;

/** L-TIER-01..05, GAP-12, GAP-53: rises of the clue tier, their hidden causes, and the facts that a step brings out. */
final class ClueTier {

    private ClueTier() {}

    /** One step up; at clean nothing happens (AMB-04). */
    static void raise(Draft<LineState, LineEvent> d, TierCause cause, String actionId) {
        var from = d.state().tracks().tier();
        var to = from.raised();
        if (to == from) {
            return;
        }
        d.emit(new TrackEvent.TierRaised(from, to));
        d.emitIf(cause == TierCause.LOOKUP, new TrackEvent.LookupRaisedTier());
        d.emit(new TrackEvent.TierCauseNoted(from, to, cause, actionId));
        switch (d.state().ruleset().value(RulesetKey.TIER_STEP_REVEAL)) {
            case "CARD_TAGGED" -> revealTagged(d, to);
            case "ONE_FACT" -> oweOne(d);
            case "NONE" -> {}
            case String unknown -> throw new IllegalStateException("a ruleset without " + unknown);
        }
    }

    private static void revealTagged(Draft<LineState, LineEvent> d, Tier reached) {
        var tagged = Facts.eligible(d.state(), 0, Facts.ANY_TYPE).stream()
                .filter(each -> each.fact().revealOnTier().reachedAt(reached))
                .toList();
        for (var each : tagged) {
            Facts.reveal(d, each, "", RevealEvent.Via.TIER_STEP);
        }
    }

    private static void oweOne(Draft<LineState, LineEvent> d) {
        var id = "T" + (d.state().evidence().tierSteps() + 1);
        d.emit(new RevealEvent.RevealOwed(id, 0, Facts.ANY_TYPE, RevealEvent.Via.TIER_STEP, 1));
    }
}
