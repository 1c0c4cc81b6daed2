package dev.stopline.line.rules;

/**
 * The two tracks and the clue tier (L-TRACK-06); everybody sees them.
 *
 * @param payoff the shown value: at most the cap until the round ends (L-TRACK-04)
 * @param payoffFrozen whether a cut has frozen it (L-CUT-19)
 */
public record GlimpseOfTracks(int payoff, boolean payoffFrozen, int exposure, Tier tier) {

    static GlimpseOfTracks of(LineState seen) {
        var tracks = seen.tracks();
        return new GlimpseOfTracks(tracks.payoffShown(), tracks.isFrozen(), tracks.exposure(), tracks.tier());
    }
}
