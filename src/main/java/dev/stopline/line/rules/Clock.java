package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * Where in the case the table is (L-ROUND-01, -02).
 *
 * @param announced whether this round's Reveal has been spoken (L-ROUND-03)
 * @param sideToAct whose turn it is in the one-table modes (AMB-55)
 * @param firstTable the table visited first this round (L-ROUND-08)
 * @param rollsStopped L-CALL-07: no roll is made for the rest of the round
 * @param stageEndedByCut L-CALL-12: a cut has ended the stage, so that a further call is void
 */
@RecordBuilder
public record Clock(
        int stage,
        int round,
        Step step,
        boolean announced,
        Table sideToAct,
        boolean handedOver,
        Table firstTable,
        List<Table> visited,
        boolean rollsStopped,
        boolean stageEndedByCut)
        implements ClockBuilder.With {

    static final Clock START =
            new Clock(1, 1, Step.REVEAL, false, Table.COMPANY, false, Table.COMPANY, List.of(), false, false);

    /** The clock at the start of a round. */
    Clock roundStarted(int stage, int round, Table first) {
        return new Clock(stage, round, Step.REVEAL, false, Table.COMPANY, false, first, List.of(), false, false);
    }
}
