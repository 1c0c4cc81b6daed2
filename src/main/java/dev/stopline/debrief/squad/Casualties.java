package dev.stopline.debrief.squad;

import dev.stopline.debrief.squad.JobFindings.CasualtyFinding;
import dev.stopline.decide.Wording;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.SquadEvent;
import java.util.ArrayList;
import java.util.List;

/** S-CAS-01..03, S-DET-37: where the casualties of a job came from, and which of them a Specialist took back. */
final class Casualties {

    private Casualties() {}

    static List<CasualtyFinding> of(List<SquadEvent> events) {
        var found = new ArrayList<CasualtyFinding>();
        var why = "";
        for (var event : events) {
            switch (event) {
                case InterdictEvent.BeatRolled e ->
                    why = "The Engage failed" + (e.die() == 1 ? " with a natural 1." : ".");
                case InterdictEvent.CasualtiesRolled e -> why = close(e);
                case InterdictEvent.CasualtyMarked e -> found.add(new CasualtyFinding(e.amount(), why, false));
                case InterdictEvent.CasualtyCancelled e -> {
                    var each = found.get(e.result() - 1);
                    found.set(e.result() - 1, new CasualtyFinding(each.amount(), each.why(), true));
                }
                case SquadEvent other -> {}
            }
        }
        return List.copyOf(found);
    }

    private static String close(InterdictEvent.CasualtiesRolled e) {
        return e.dice().isEmpty()
                ? "The close brought them without a die."
                : "The close: " + (e.dice().size() == 1 ? "the die shows " : "the dice show ")
                        + Wording.and(e.dice().stream().map(each -> "" + each).toList()) + ".";
    }
}
