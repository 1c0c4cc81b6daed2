package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-CHAIN-01..06, S-TOK-01, S-TOK-02, GAP-22: from Signal to Intercept: two Hard Facts a stage, one stage a resolution. */
final class Chain {

    static final int VECTOR = 2;
    static final int CELL = 3;
    static final int WINDOW = 4;
    static final int INTERCEPT = 5;

    private static final int FACTS_A_STAGE = 2;

    private Chain() {}

    /** S-ACT-12, step 7: the chain advances if it can; then the due posture comes. */
    static void advance(Draft<SquadState, SquadEvent> d) {
        int pool = d.state().job().hardFacts();
        int stage = d.state().job().stage();
        if (stage == INTERCEPT) {
            d.emitIf(pool > 0, new PoolEvent.HardFactsLost(pool, true));
        } else if (pool >= FACTS_A_STAGE) {
            d.emitIf(pool > FACTS_A_STAGE, new PoolEvent.HardFactsLost(pool - FACTS_A_STAGE, false));
            d.emit(new PoolEvent.ChainAdvanced(stage, stage + 1));
            if (stage + 1 == CELL) {
                Postures.due(d, PostureCause.STAGE_3);
            }
        }
        Postures.resolve(d);
    }
}
