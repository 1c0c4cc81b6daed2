package dev.stopline.line.rules;

import dev.stopline.decide.Draft;

/** L-ROUND-09, AMB-18: in both-chairs the moves of tracks and tier wait for the end of the round; elsewhere they land at once. */
final class WaitingEffects {

    private WaitingEffects() {}

    /** Applies the effect now, or notes that it waits. */
    static void apply(Draft<LineState, LineEvent> d, String actionId, Table table, TrackEvent.Effect effect) {
        if (d.state().mode() != Mode.BOTH_CHAIRS) {
            land(d, actionId, effect);
        } else if (!isDropped(d.state(), effect)) {
            d.emit(new TrackEvent.EffectDeferred(actionId, table));
            d.emit(new TrackEvent.EffectNoted(actionId, effect));
        }
    }

    /** Applies everything that waits, in throw order; after the operator's cut only the tier still moves. */
    static void settle(Draft<LineState, LineEvent> d) {
        var waiting = d.state().tracks().waiting();
        if (waiting.isEmpty()) {
            return;
        }
        boolean dropped = waiting.stream().anyMatch(each -> isDropped(d.state(), each.effect()));
        for (var each : waiting) {
            land(d, each.actionId(), each.effect());
        }
        d.emit(new TrackEvent.EffectsSettled(dropped));
    }

    private static boolean isDropped(LineState s, TrackEvent.Effect effect) {
        boolean payoff = effect == TrackEvent.Effect.SCORE || effect == TrackEvent.Effect.CLOSE;
        return payoff && s.tracks().isFrozen();
    }

    private static void land(Draft<LineState, LineEvent> d, String actionId, TrackEvent.Effect effect) {
        switch (effect) {
            case SCORE -> PayoffTrack.score(d, actionId);
            case CLOSE -> PayoffTrack.close(d, actionId);
            case TIER_LOOKUP -> ClueTier.raise(d, TrackEvent.TierCause.LOOKUP, actionId);
            case TIER_COMRADES -> ClueTier.raise(d, TrackEvent.TierCause.COMRADES, actionId);
            case SEALED -> {}
        }
    }
}
