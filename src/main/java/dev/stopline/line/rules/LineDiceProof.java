package dev.stopline.line.rules;

import dev.stopline.dice.DiceProof;
import dev.stopline.dice.Die;
import dev.stopline.dice.ProvenRoll;
import java.util.ArrayList;
import java.util.List;

/** L-ROLL-02: the server's rolls of one case, each at its place in the rulebook, with what proves them. */
public final class LineDiceProof {

    /** What a cover die's place has after the action or move that it covers. */
    public static final String COVER = "/cover";

    private LineDiceProof() {}

    /** The proof of a case from all of its events; without commitment and rolls where the table threw its own dice. */
    public static DiceProof of(List<LineEvent> events) {
        var rolls = new ArrayList<ProvenRoll>();
        var state = LineState.INITIAL;
        for (var event : events) {
            state = state.after(event);
            if (!state.setup().commitment().isEmpty()) {
                add(rolls, state, event);
            }
        }
        return new DiceProof(state.setup().commitment(), state.outcome().seed(), rolls);
    }

    private static void add(List<ProvenRoll> rolls, LineState state, LineEvent event) {
        if (event instanceof ActionEvent.DieThrown thrown) {
            rolls.add(ProvenRoll.one(key(state, thrown.table(), thrown.actionId()), Die.D20, thrown.value()));
        }
        if (event instanceof ActionEvent.CoverThrown thrown) {
            rolls.add(ProvenRoll.one(key(state, Table.COMRADES, thrown.actionId() + COVER), Die.D20, thrown.value()));
        }
    }

    /** The place of a throw in the rulebook: stage, round, table, action or move, die; {@link #COVER} ends a cover's place. */
    public static String key(LineState state, Table table, String place) {
        return "S" + state.clock().stage() + "/R" + state.clock().round() + "/" + table + "/" + place + "/d20";
    }
}
