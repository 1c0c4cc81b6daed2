package dev.stopline.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Physical dice: the faces that the thrower typed in, in the order they were thrown. Lives inside one move. */
public final class EnteredDice implements Dice {

    private final Deque<Integer> faces;

    /** Dice with these faces to come. */
    public EnteredDice(List<Integer> faces) {
        this.faces = new ArrayDeque<>(faces);
    }

    @Override
    public Roll roll(RollRequest request) {
        var thrown = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            var face = faces.poll();
            if (face == null || !request.die().hasFace(face)) {
                throw new IllegalStateException("no face of " + request.die() + " entered for " + request.key());
            }
            thrown.add(face);
        }
        return new Roll(thrown, DiceSource.ENTERED);
    }

    /** How many entered faces have not been used. */
    public int left() {
        return faces.size();
    }

    @Override
    public DiceSource source() {
        return DiceSource.ENTERED;
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
