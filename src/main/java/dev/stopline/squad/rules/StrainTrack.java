package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import java.util.ArrayList;
import java.util.List;

/** S-STRAIN-01..08, GAP-40, AMB-38, AMB-39: Strain: what raises it, what relieves it, what it does to a LEAN and before an Interdict. */
final class StrainTrack {

    private static final int SHORT_FUSE = 4;
    private static final int BREAKING = 6;
    private static final int MANY = 6;

    private StrainTrack() {}

    /** S-STRAIN-06: whether a failed LEAN may mark more. */
    static boolean hasShortFuse(SquadState s) {
        return s.campaign().on() && s.detective().strain() >= SHORT_FUSE;
    }

    /** S-STRAIN-07: whether a choice must be made before an Interdict. */
    static boolean mustChoose(SquadState s) {
        return s.campaign().on() && s.detective().strain() >= BREAKING;
    }

    /** S-STRAIN-02, -08: gains of the close first, then the relief of a clean one. */
    static void ofClose(Draft<SquadState, SquadEvent> d, CaseEntry entry) {
        var causes = new ArrayList<String>();
        if (Career.isFailed(entry.close())) {
            causes.add("FAILED_CLOSE");
        }
        if (entry.casualties() > MANY) {
            causes.add("CASUALTIES");
        }
        if (entry.codeCrossed()) {
            causes.add("CODE_CROSSED");
        }
        change(d, causes.size(), causes);
        if (entry.close() == CloseType.CLEAN_STOP && entry.casualties() == 0) {
            change(d, -1, List.of("CLEAN_STOP"));
        }
    }

    /** Moves Strain; never below 0, and never above the ruleset's ceiling if it has one. */
    static void change(Draft<SquadState, SquadEvent> d, int delta, List<String> causes) {
        int before = d.state().detective().strain();
        int max = d.state().ruleset().number(SquadKey.STRAIN_MAX);
        int after = Math.max(0, before + delta);
        int held = max == 0 ? after : Math.min(Math.max(max, before), after);
        d.emitIf(held != before, new CareerEvent.StrainChanged(held - before, held, causes));
    }
}
