package dev.stopline.debrief.line;

import dev.stopline.debrief.Decision;
import dev.stopline.debrief.ThrownDie;
import dev.stopline.line.rules.ActionEvent;
import dev.stopline.line.rules.LineDiceProof;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Table;
import java.util.ArrayList;
import java.util.List;

/** The dice of a decision. */
final class LineDice {

    private LineDice() {}

    static List<ThrownDie> in(Decision<LineState, LineEvent> decision) {
        var thrown = new ArrayList<ThrownDie>();
        for (var frame : decision.frames()) {
            if (frame.happening().event() instanceof ActionEvent.DieThrown die) {
                var key = LineDiceProof.key(frame.after(), die.table(), die.actionId());
                thrown.add(new ThrownDie(key, die.thrower(), die.value(), die.target(), die.value() >= die.target()));
            }
            if (frame.happening().event() instanceof ActionEvent.CoverThrown die) {
                var key = LineDiceProof.key(frame.after(), Table.COMRADES, die.actionId() + LineDiceProof.COVER);
                thrown.add(new ThrownDie(key, die.thrower(), die.value(), die.target(), die.holds()));
            }
        }
        return List.copyOf(thrown);
    }
}
