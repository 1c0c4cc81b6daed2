package dev.stopline.line.rules;

import dev.stopline.decide.Lists;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * Payoff, Exposure and the clue tier.
 *
 * @param payoffTotal the running total; known to the Incident Master alone
 * @param payoffShown what everybody sees: at most the cap until the round ends (L-TRACK-04)
 * @param payoffFrozen the value at the operator's cut, or {@link #NOT_FROZEN}
 * @param closings closing successes of this stage that count (L-TRACK-03); known to the Incident Master alone
 * @param rises the causes of every rise of the tier, in order; known to the Incident Master alone
 * @param waiting effects that wait for the end of the round, in throw order (AMB-18)
 * @param scored the actions and moves that scored, in order; known to the Incident Master, and to the cell its own
 */
@RecordBuilder
public record Tracks(
        int payoffTotal,
        int payoffShown,
        int payoffFrozen,
        int exposure,
        int closings,
        Tier tier,
        Tier tierAtRoundStart,
        List<DebriefEvent.TierRise> rises,
        List<Waiting> waiting,
        List<String> scored)
        implements TracksBuilder.With {

    /** Payoff still runs. */
    public static final int NOT_FROZEN = -1;

    static final Tracks START =
            new Tracks(0, 0, NOT_FROZEN, 0, 0, Tier.NOISY, Tier.NOISY, List.of(), List.of(), List.of());

    /** An effect that waits for the end of the round. */
    public record Waiting(String actionId, Table table, TrackEvent.Effect effect) {}

    /** Whether the operator's cut has frozen Payoff (L-CUT-19). */
    public boolean isFrozen() {
        return payoffFrozen != NOT_FROZEN;
    }

    /** Payoff as it stands: frozen, or the running total. */
    public int payoff() {
        return isFrozen() ? payoffFrozen : payoffTotal;
    }

    /** The tracks after this action or move has scored. */
    Tracks scored(String actionId) {
        return scored.contains(actionId) ? this : withScored(Lists.plus(scored, actionId));
    }
}
