package dev.stopline.line.rules;

import java.util.List;

/**
 * Where in the case the table is (L-ROUND-01, -02); everybody sees it.
 *
 * @param stages how many stages the case has
 * @param roundsPerStage how many rounds each has
 * @param announced whether this round's Reveal has been spoken (L-ROUND-03)
 * @param sideToAct whose turn it is in the one-table modes (AMB-55)
 * @param firstTable the table visited first this round, in both-chairs (L-ROUND-08)
 * @param visited the tables visited this round, each once, in the order of the first visit
 * @param rollsStopped L-CALL-07: no roll is made for the rest of the round
 */
public record GlimpseOfRound(
        int stage,
        int stages,
        int round,
        int roundsPerStage,
        Step step,
        boolean announced,
        Table sideToAct,
        Table firstTable,
        List<Table> visited,
        boolean rollsStopped) {

    public GlimpseOfRound {
        visited = List.copyOf(visited);
    }

    static GlimpseOfRound of(LineState seen) {
        var clock = seen.clock();
        return new GlimpseOfRound(
                clock.stage(),
                seen.ruleset().number(RulesetKey.STAGES),
                clock.round(),
                seen.ruleset().number(RulesetKey.ROUNDS_PER_STAGE),
                clock.step(),
                clock.announced(),
                clock.sideToAct(),
                clock.firstTable(),
                clock.visited(),
                clock.rollsStopped());
    }
}
