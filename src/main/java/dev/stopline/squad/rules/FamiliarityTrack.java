package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-FAM-01: familiarity with a territory, 0 to 5. What it eases stands at its rules (S-FAM-02..04). */
final class FamiliarityTrack {

    private static final int MAX = 5;

    private FamiliarityTrack() {}

    /** Moves it, clamped; only with the campaign layer. */
    static void change(Draft<SquadState, SquadEvent> d, Territory territory, int by) {
        if (!d.state().campaign().on() || territory == Territory.NONE) {
            return;
        }
        int before = d.state().campaign().familiarity(territory);
        int after = Math.clamp(before + by, 0, MAX);
        d.emitIf(after != before, new CareerEvent.FamiliarityChanged(territory, before, after));
    }
}
