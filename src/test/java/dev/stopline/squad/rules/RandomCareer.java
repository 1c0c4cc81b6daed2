package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.Roll;
import dev.stopline.dice.RollRequest;
import dev.stopline.testkit.squad.SampleTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A career played at random with entered dice: the whole of it, and what its player has seen. */
final class RandomCareer {

    static final SquadRules RULES = new SquadRules(new SampleTables());

    private final List<SquadEvent> events = new ArrayList<>();
    private final Random random;
    private SquadState state = SquadState.INITIAL;
    private SquadState known = SquadState.INITIAL;

    RandomCareer(long seed) {
        this.random = new Random(seed);
    }

    SquadState state() {
        return state;
    }

    SquadState known() {
        return known;
    }

    List<SquadEvent> events() {
        return List.copyOf(events);
    }

    /** The move with faces at random for the dice that it turns out to need. */
    SquadMove withFaces(SquadCommand command) {
        var faces = new ArrayList<Integer>();
        if (RULES.refusesBeforeDice(state, new SquadMove(command, List.of())).isEmpty()) {
            RULES.play(new Draft<>(state, SquadState::after), command, new Thrown(random, faces));
        }
        return new SquadMove(command, faces);
    }

    /** Plays a move that the rules accept; its events. */
    List<SquadEvent> play(SquadMove move) {
        var ruling = RULES.decide(state, move, new EnteredDice(move.faces()));
        if (!(ruling instanceof Ruling.Played<SquadEvent>(var played))) {
            throw new AssertionError(move + " is refused: " + ruling);
        }
        played.forEach(event -> {
            state = state.after(event);
            known = WhoSees.playerSees(event) ? known.after(event) : known;
        });
        events.addAll(played);
        return played;
    }

    /** Dice that keep what they throw. */
    record Thrown(Random random, List<Integer> faces) implements Dice {

        @Override
        public Roll roll(RollRequest request) {
            var thrown = new ArrayList<Integer>();
            for (int i = 0; i < request.count(); i++) {
                thrown.add(1 + random.nextInt(request.die().sides()));
            }
            faces.addAll(thrown);
            return new Roll(thrown, DiceSource.ENTERED);
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
}
