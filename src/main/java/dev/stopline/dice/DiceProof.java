package dev.stopline.dice;

import java.util.ArrayList;
import java.util.List;

/**
 * All that a stranger needs to recompute the server's rolls behind one seed.
 *
 * @param commitment as it was published before the first roll, 64 hex digits; empty where nothing was promised
 * @param seed as it was revealed afterwards, 64 hex digits; empty as long as it is not
 */
public record DiceProof(String commitment, String seed, List<ProvenRoll> rolls) {

    public DiceProof {
        rolls = List.copyOf(rolls);
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
}
