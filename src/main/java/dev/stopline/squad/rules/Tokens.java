package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-TOK-01..08, S-ANAT-03, S-ANAT-04, GAP-22: Hard Facts, Leads, Tactical: gained, spent, lost, capped. */
final class Tokens {

    private static final int CAP = 4;
    private static final int FINAL_CAP = 5;

    private Tokens() {}

    static void hardFacts(Draft<SquadState, SquadEvent> d, int amount) {
        d.emit(new PoolEvent.HardFactGained(amount, d.state().job().hardFacts() + amount));
    }

    static void gainLeads(Draft<SquadState, SquadEvent> d, int amount, String cause) {
        d.emitIf(amount > 0, new PoolEvent.LeadGained(amount, d.state().job().leads() + amount, cause));
    }

    /** S-TOK-03: spent whatever comes of it. */
    static void spendLeads(Draft<SquadState, SquadEvent> d, int amount, String cause) {
        d.emitIf(amount > 0, new PoolEvent.LeadSpent(amount, d.state().job().leads() - amount, cause));
    }

    static void loseLead(Draft<SquadState, SquadEvent> d, String cause) {
        int leads = d.state().job().leads();
        d.emitIf(leads > 0, new PoolEvent.LeadLost(1, leads - 1, cause));
    }

    /** S-TOK-08, S-FINAL-02: how many Tactical tokens the job may hold. */
    static int cap(SquadState s) {
        return s.job().finalOperation() ? FINAL_CAP : CAP;
    }

    /** S-ANAT-03: a hit on an anatomy target: one Tactical besides the Hard Fact. */
    static void hit(Draft<SquadState, SquadEvent> d, Axis axis) {
        d.emit(new PoolEvent.AnatomyHit(axis, d.state().job().anatomyHits() + 1));
        tactical(d, axis);
    }

    /** S-TOK-08: a token past the cap becomes a Lead. */
    static void tactical(Draft<SquadState, SquadEvent> d, Axis axis) {
        int held = d.state().job().tactical();
        if (held < cap(d.state())) {
            d.emit(new PoolEvent.TacticalGained(axis, held + 1));
        } else {
            d.emit(new PoolEvent.TacticalConverted(axis));
            gainLeads(d, 1, "TACTICAL_CONVERTED");
        }
    }
}
