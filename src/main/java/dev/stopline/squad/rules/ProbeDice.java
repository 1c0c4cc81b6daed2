package dev.stopline.squad.rules;

import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.ArrayList;
import java.util.List;

/** Dice that keep which dice were asked for: the luckiest faces, or rising ones from 1. Lives inside one call. */
final class ProbeDice implements Dice {

    /** How many dice are thrown at most for the sake of one result. */
    private static final int LUCK = 3;

    private final DiceSource source;
    private final boolean lucky;
    private final List<Die> thrown = new ArrayList<>();

    ProbeDice(DiceSource source, boolean lucky) {
        this.source = source;
        this.lucky = lucky;
    }

    /** The dice asked for so far. */
    List<Die> thrown() {
        return List.copyOf(thrown);
    }

    @Override
    public Roll roll(RollRequest request) {
        var faces = new ArrayList<Integer>();
        int sides = request.die().sides();
        for (int i = 0; i < request.count(); i++) {
            // Neither kind stays at one face for ever, so that a die thrown until it shows another comes to an end.
            faces.add(lucky ? sides - thrown.size() / LUCK % sides : 1 + thrown.size() % sides);
            thrown.add(request.die());
        }
        return new Roll(faces, source);
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
