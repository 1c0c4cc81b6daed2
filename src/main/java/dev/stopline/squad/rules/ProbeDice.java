package dev.stopline.squad.rules;

import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.ArrayList;
import java.util.List;

/**
 * Dice that keep which dice were asked for: first the given faces, then the luckiest ones, or rising ones from 1. Lives
 * inside one call.
 */
final class ProbeDice implements Dice {

    /** How many dice are thrown at most for the sake of one result. */
    private static final int LUCK = 3;

    private final DiceSource source;
    private final List<Integer> given;
    private final boolean lucky;
    private final List<Die> thrown = new ArrayList<>();

    ProbeDice(DiceSource source, List<Integer> given, boolean lucky) {
        this.source = source;
        this.given = given;
        this.lucky = lucky;
    }

    /** The dice asked for so far. */
    List<Die> thrown() {
        return List.copyOf(thrown);
    }

    /** Whether more dice were asked for than faces were given. */
    boolean wantsMore() {
        return thrown.size() > given.size();
    }

    @Override
    public Roll roll(RollRequest request) {
        var faces = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            faces.add(face(request.die().sides()));
            thrown.add(request.die());
        }
        return new Roll(faces, source);
    }

    /** Neither kind stays at one face for ever, so that a die thrown until it shows another comes to an end. */
    private int face(int sides) {
        int index = thrown.size();
        if (index < given.size()) {
            return given.get(index);
        }
        return lucky ? sides - index / LUCK % sides : 1 + index % sides;
    }

    @Override
    public DiceSource source() {
        return source;
    }

    @Override
    public String commitment() {
        return "";
    }

    @Override
    public String reveal() {
        return "";
    }
}
