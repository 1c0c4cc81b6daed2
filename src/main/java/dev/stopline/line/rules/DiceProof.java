package dev.stopline.line.rules;

import dev.stopline.dice.Commitment;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a stranger needs to recompute the server's rolls of one case.
 *
 * @param commitment as it was published before the first roll, 64 hex digits
 * @param seed as the debrief has revealed it, 64 hex digits
 */
public record DiceProof(String commitment, String seed, List<ProvenRoll> rolls) {

    /** What a cover die's place has after the action or move that it covers. */
    public static final String COVER = "/cover";

    public DiceProof {
        rolls = List.copyOf(rolls);
    }

    /** A roll that was made: its place in the rulebook, its die, and the faces that came up. */
    public record ProvenRoll(String key, Die die, int sides, List<Integer> faces) {

        public ProvenRoll {
            faces = List.copyOf(faces);
        }
    }

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

    /** Whether the seed has been revealed, so that there is something to prove. */
    public boolean hasSeed() {
        return !seed.isEmpty();
    }

    /**
     * What does not agree with the seed, a sentence each; empty if everything does.
     *
     * @throws IllegalArgumentException if no seed has been revealed
     */
    public List<String> mismatches() {
        var revealed = Seed.ofHex(seed);
        var found = new ArrayList<String>();
        if (!new Commitment(commitment).binds(revealed)) {
            found.add("The seed is not the one that was committed to.");
        }
        var dice = new SeededDice(revealed);
        for (var roll : rolls) {
            var faces = dice.roll(new RollRequest(roll.key(), roll.faces().size(), roll.die()))
                    .faces();
            if (!faces.equals(roll.faces())) {
                found.add(roll.key() + ": the seed gives " + faces + ", recorded is " + roll.faces() + ".");
            }
        }
        return List.copyOf(found);
    }

    private static void add(List<ProvenRoll> rolls, LineState state, LineEvent event) {
        if (event instanceof ActionEvent.DieThrown thrown) {
            rolls.add(d20(key(state, thrown.table(), thrown.actionId()), thrown.value()));
        }
        if (event instanceof ActionEvent.CoverThrown thrown) {
            rolls.add(d20(key(state, Table.COMRADES, thrown.actionId() + COVER), thrown.value()));
        }
    }

    /** The place of a throw in the rulebook: stage, round, table, action or move, die; {@link #COVER} ends a cover's place. */
    public static String key(LineState state, Table table, String place) {
        return "S" + state.clock().stage() + "/R" + state.clock().round() + "/" + table + "/" + place + "/d20";
    }

    private static ProvenRoll d20(String key, int face) {
        return new ProvenRoll(key, Die.D20, Die.D20.sides(), List.of(face));
    }
}
