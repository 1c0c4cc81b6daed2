package dev.stopline.line.rules;

import dev.stopline.line.rules.Prompt.Cue;
import java.util.List;

/** What the Incident Master reads in the debrief, in the order of GAP-40. */
final class CuesOfDebrief {

    private CuesOfDebrief() {}

    static void add(LineState state, List<Cue> cues) {
        var outcome = state.outcome();
        if (outcome.identities().isEmpty() && outcome.endingRead()) {
            cues.add(Cues.cue(
                    "DEBRIEF_OPENS",
                    "ending",
                    Cues.word(outcome.ending()),
                    "payoff",
                    Integer.toString(outcome.endingPayoff()),
                    "exposure",
                    Integer.toString(outcome.endingExposure())));
        }
        for (var hire : state.hires()) {
            if (!outcome.identities().contains(hire.number())) {
                var number = Integer.toString(hire.number());
                var identity = hire.identity() == Identity.OPERATOR ? "the operator" : "a decoy";
                cues.add(Cues.cue("IDENTITY_REVEALED", "hire", number, "identity", identity));
            }
        }
        if (!outcome.processRead() && !outcome.abandoned()) {
            cues.add(Cues.cue("PROCESS_READ", "verdict", outcome.processHeld() ? "It held." : "It did not hold."));
        }
    }
}
