package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-HEAT-01, S-HEAT-02, S-HEAT-10, S-HEAT-12, GAP-24: Heat: marking and reducing. What it brings stands in {@link HeatConsequences}. */
final class HeatTrack {

    private HeatTrack() {}

    /** Marks Heat; a ceiling, if the ruleset has one, only clamps. */
    static void mark(Draft<SquadState, SquadEvent> d, int amount, String cause) {
        int before = d.state().job().heat();
        int max = d.state().ruleset().number(SquadKey.HEAT_MAX);
        int after = max == 0 ? before + amount : Math.max(before, Math.min(max, before + amount));
        d.emitIf(after != before, new PressureEvent.HeatMarked(after - before, before, after, cause));
    }

    /** Takes Heat off; never below 0. */
    static void reduce(Draft<SquadState, SquadEvent> d, int amount, String cause) {
        int before = d.state().job().heat();
        int after = Math.max(0, before - amount);
        d.emitIf(after != before, new PressureEvent.HeatReduced(before - after, before, after, cause));
    }

    /** S-HEAT-02, S-EVO-04: what a natural 1 marks. */
    static int ofNatural1(SquadState s) {
        return s.detective().has(Evolution.HEAT_RESISTANT) ? 1 : 2;
    }
}
