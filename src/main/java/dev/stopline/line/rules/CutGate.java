package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.NO_PICKED_HIRE;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.line.rules.Evidence.Clue;
import java.util.List;
import java.util.Optional;

/** L-CUT-03..06, L-FACT-01, L-FACT-02, AMB-31, AMB-32: the cut gate: two revealed clues on the suspect, process and money among them. */
final class CutGate {

    private CutGate() {}

    /** Whether a hire has been picked on the open line. */
    static boolean hasSuspect(LineState s) {
        return s.line().isOpen() && s.line().suspect() != 0;
    }

    /** Whether the suspect's clues meet the gate. */
    static boolean isMet(LineState s) {
        return clues(s).size() >= s.ruleset().number(RulesetKey.GATE_CLUES)
                && missing(s).isEmpty();
    }

    /** The gate types that no clue of the suspect has. */
    static List<RecordType> missing(LineState s) {
        var present = clues(s).stream()
                .map(each -> s.ruleset().gateTypeOf(each.type()))
                .toList();
        return s.ruleset().gateTypes().stream()
                .filter(type -> !present.contains(type))
                .toList();
    }

    private static List<Clue> clues(LineState s) {
        return s.evidence().on(s.line().suspect());
    }

    static Optional<Refusal> refuse(LineState s) {
        return Refusal.refuseIf(!hasSuspect(s), NO_PICKED_HIRE);
    }

    static void check(Draft<LineState, LineEvent> d) {
        d.emit(new CutEvent.CutGateChecked(isMet(d.state()), missing(d.state())));
        d.emit(new CutEvent.CluesCounted(
                clues(d.state()).stream().map(Clue::number).toList()));
    }
}
