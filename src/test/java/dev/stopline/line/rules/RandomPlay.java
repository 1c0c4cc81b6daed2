package dev.stopline.line.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Plays a case at random, by the rules: the same seed, the same case. */
final class RandomPlay {

    private static final String[] PLAIN = {};

    /** Rulesets that bend what other tests leave at its standard value. */
    private static final String[][] RULESETS = {
        PLAIN,
        {"rollsAfterCall", "RESUME", "tierStepReveal", "ONE_FACT", "meetingRevealsProcessClue", "true"},
        {"approveCutAction", "STRICT", "stageStartTier", "CARRY", "closingOrdinal", "ALL_SUCCESSES"},
        {"harmlessReasonScope", "REVEALED", "imCompanyMayCall", "true", "gateClues", "1", "payoffEndAt", "4"},
    };

    private final Random random;
    private final PlayedCase played;

    private RandomPlay(long seed) {
        random = new Random(seed);
        var modes = Mode.values();
        played = PlayedCase.started(
                modes[(int) (seed % modes.length)], RULESETS[(int) (seed / modes.length % RULESETS.length)]);
    }

    /** A started case in the mode and ruleset that the seed picks. */
    static RandomPlay seeded(long seed) {
        return new RandomPlay(seed);
    }

    PlayedCase played() {
        return played;
    }

    Random random() {
        return random;
    }

    /** Makes one allowed move of a random kind by a random person; whether there was one. */
    boolean step() {
        var commands = RandomMoves.of(played.state());
        Collections.shuffle(commands, random);
        // A kind of command with many ids would else crowd out the others.
        var tried = new ArrayList<Class<?>>();
        for (var command : commands) {
            if (Collections.frequency(tried, command.getClass()) < 6) {
                tried.add(command.getClass());
                for (var mover : movers()) {
                    var move = new Move(mover, "", command, faces(command));
                    if (played.refusal(move).isEmpty()) {
                        played.play(move);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The Incident Master and every seat, in a random order. */
    List<Viewer> movers() {
        var movers = new ArrayList<Viewer>(played.seats());
        movers.add(Viewer.IM);
        Collections.shuffle(movers, random);
        return movers;
    }

    /** A face for each die that the command throws. */
    List<Integer> faces(LineCommand command) {
        return switch (command) {
            case ActionCommand.ThrowDie c -> List.of(face());
            case ActionCommand.ThrowCover c -> List.of(face());
            case ActionCommand.PlayImCompanyMove c -> c.verb().rolls() ? List.of(face()) : List.of();
            case ActionCommand.PlayScriptedMove c -> isCovered(c.moveId()) ? List.of(face(), face()) : List.of(face());
            case LineCommand c -> List.of();
        };
    }

    private boolean isCovered(String moveId) {
        return played.state().setup().card().scriptedMoves().stream()
                .anyMatch(each -> each.moveId().equals(moveId) && each.covered());
    }

    private int face() {
        return random.nextInt(20) + 1;
    }
}
