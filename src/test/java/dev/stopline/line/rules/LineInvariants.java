package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

/** What holds in every state of every game (section 3.1). */
final class LineInvariants {

    private LineInvariants() {}

    static void hold(LineState s) {
        var rules = s.ruleset();
        if (s.phase() == Phase.PLAY && !s.outcome().hasEnded()) {
            assertThat(s.hiresInPlay()).as("AMB-52").hasSizeGreaterThanOrEqualTo(2);
        }
        if (s.tracks().isFrozen()) {
            assertThat(s.tracks().payoffFrozen())
                    .as("L-CUT-19")
                    .isBetween(0, rules.number(RulesetKey.PAYOFF_SHOWN_CAP));
        }
        if (s.outcome().ended() == EndReason.OPERATOR_CUT) {
            assertThat(s.outcome().ending()).as("GAP-08").isIn(Ending.CONTAINED, Ending.COSTLY);
        }
        for (var table : Table.values()) {
            assertThat(s.sheet().rolls(table))
                    .as("L-ROLL-13")
                    .isLessThanOrEqualTo(rules.number(RulesetKey.ROLLS_PER_TABLE_PER_ROUND));
        }
        assertThat(s.sheet().lookupsUsed())
                .as("L-LOOK-03")
                .isLessThanOrEqualTo(rules.number(RulesetKey.LOOKUPS_PER_STAGE));
        assertThat(s.tracks().exposure()).as("GAP-07").isNotNegative();
        assertThat(s.calls().spent()).as("L-CALL-02").doesNotHaveDuplicates();
    }
}
