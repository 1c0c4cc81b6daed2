package dev.stopline.debrief.squad;

import dev.stopline.debrief.DecisionRow;
import java.util.List;

/**
 * A decision of a career.
 *
 * @param job the job that was open, or the last one; 0 = before the first
 * @param rolls the rolls against a threshold in it
 * @param sealed what lay sealed or face-down when it was made
 */
public record SquadDecision(int job, DecisionRow decision, List<RollTold> rolls, List<SealedFact> sealed) {

    public SquadDecision {
        rolls = List.copyOf(rolls);
        sealed = List.copyOf(sealed);
    }
}
