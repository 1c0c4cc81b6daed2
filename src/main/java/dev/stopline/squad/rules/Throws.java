package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;

/** S-GLO-02, GAP-38: one throw at its place in the career: {@code J4/S2/A1/d6}, {@code B4/EVENT/d8}. */
final class Throws {

    private Throws() {}

    /** The face of a die at this place of the present span. */
    static int face(Draft<SquadState, SquadEvent> d, Dice dice, String place, Die die) {
        return dice.roll(RollRequest.one(key(d.state(), place, die), die)).face();
    }

    /** The key of a die at this place of the present span. */
    static String key(SquadState s, String place, Die die) {
        return Spans.now(s) + "/" + place + "/" + die.name().toLowerCase(java.util.Locale.ROOT);
    }

    /** GAP-38: a D3 is half a D6, rounded up. */
    static int halved(int face) {
        return (face + 1) / 2;
    }
}
