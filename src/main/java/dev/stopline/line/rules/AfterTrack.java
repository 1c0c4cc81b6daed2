package dev.stopline.line.rules;

import dev.stopline.decide.Lists;

/** What each move of a track or of the tier changes. */
final class AfterTrack {

    private AfterTrack() {}

    static LineState of(LineState s, TrackEvent event) {
        var tracks = s.tracks();
        return switch (event) {
            case TrackEvent.PayoffCounted e -> s.withTracks(counted(tracks, e));
            case TrackEvent.PayoffShown e -> s.withTracks(tracks.withPayoffShown(e.shown()));
            case TrackEvent.PayoffFrozen e ->
                s.withTracks(tracks.withPayoffFrozen(e.value()).withPayoffShown(e.value()));
            case TrackEvent.ExposureChanged e -> s.withTracks(tracks.withExposure(e.value()));
            case TrackEvent.CallCharged e -> s;
            case TrackEvent.RepeatClosingNoted e -> s;
            case TrackEvent.CutCharged e -> s;
            case TrackEvent.WrongfulNoted e -> s;
            case TrackEvent.ClosingCounted e -> s.withTracks(closing(s, e));
            case TrackEvent.TierRaised e -> s.withTracks(tracks.withTier(e.to()));
            case TrackEvent.LookupRaisedTier e -> s;
            case TrackEvent.TierCauseNoted e ->
                s.withTracks(tracks.withRises(Lists.plus(
                        tracks.rises(), new DebriefEvent.TierRise(e.from(), e.to(), e.cause(), e.actionId()))));
            case TrackEvent.EffectDeferred e ->
                s.withTracks(tracks.withWaiting(Lists.plus(
                        tracks.waiting(), new Tracks.Waiting(e.actionId(), e.table(), TrackEvent.Effect.SEALED))));
            case TrackEvent.EffectNoted e ->
                s.withTracks(tracks.withWaiting(Lists.changeFirst(
                        tracks.waiting(),
                        each -> each.actionId().equals(e.actionId()) && each.effect() == TrackEvent.Effect.SEALED,
                        each -> new Tracks.Waiting(each.actionId(), each.table(), e.effect()))));
            case TrackEvent.EffectsSettled e -> s.withTracks(tracks.withWaiting(java.util.List.of()));
        };
    }

    private static Tracks counted(Tracks tracks, TrackEvent.PayoffCounted e) {
        var moved = tracks.withPayoffTotal(e.total());
        return e.cause() == TrackEvent.PayoffCause.SCORE ? moved.scored(e.actionId()) : moved;
    }

    private static Tracks closing(LineState s, TrackEvent.ClosingCounted e) {
        boolean all = s.ruleset().is(RulesetKey.CLOSING_ORDINAL, "ALL_SUCCESSES");
        return e.effective() || all ? s.tracks().withClosings(s.tracks().closings() + 1) : s.tracks();
    }
}
