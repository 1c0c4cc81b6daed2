package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Entered faces tried out before a move is decided: tells whether they are the dice that the move needs. Lives inside one call. */
final class TrialDice implements Dice {

    private final List<Integer> faces;
    private int used;
    private boolean amiss;

    TrialDice(List<Integer> faces) {
        this.faces = faces;
    }

    @Override
    public Roll roll(RollRequest request) {
        var thrown = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            boolean there = used < faces.size() && request.die().hasFace(faces.get(used));
            amiss |= !there;
            thrown.add(there ? faces.get(used) : 1);
            used++;
        }
        return new Roll(thrown, DiceSource.ENTERED);
    }

    /** Whether a die was missing, or a face not on it. */
    boolean isAmiss() {
        return amiss;
    }

    /** BAD_DIE where a die was missing or a face not on it, {@code surplus} where faces were left that no die needed. */
    Optional<Refusal> refusal(SquadRefusal surplus) {
        return amiss ? Refusal.refuse(SquadRefusal.BAD_DIE) : Refusal.refuseIf(used < faces.size(), surplus);
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
