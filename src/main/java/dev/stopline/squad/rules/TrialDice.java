package dev.stopline.squad.rules;

import dev.stopline.decide.Refusal;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Faces tried out before a move is decided: tells whether they are the dice that the move needs. Lives inside one call. */
final class TrialDice implements Dice {

    private final List<Integer> faces;
    private final DiceSource source;
    private int used;
    private boolean amiss;
    private Die missing = Die.D6;

    TrialDice(List<Integer> faces, DiceSource source) {
        this.faces = faces;
        this.source = source;
    }

    @Override
    public Roll roll(RollRequest request) {
        var thrown = new ArrayList<Integer>();
        for (int i = 0; i < request.count(); i++) {
            boolean there = used < faces.size() && request.die().hasFace(faces.get(used));
            if (!there && !amiss) {
                missing = request.die();
            }
            amiss |= !there;
            thrown.add(there ? faces.get(used) : 1);
            used++;
        }
        return new Roll(thrown, source);
    }

    /** Whether a die was missing, or a face not on it. */
    boolean isAmiss() {
        return amiss;
    }

    /** The first die that was missing; meaningful only if one was. */
    Die missing() {
        return missing;
    }

    /** BAD_DIE where a die was missing or a face not on it, {@code surplus} where faces were left that no die needed. */
    Optional<Refusal> refusal(SquadRefusal surplus) {
        return amiss ? Refusal.refuse(SquadRefusal.BAD_DIE) : Refusal.refuseIf(used < faces.size(), surplus);
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
