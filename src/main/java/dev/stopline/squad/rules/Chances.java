package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.dice.Die;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The exact chance of each result of a move: every face of every die that it throws is put through the rules themselves.
 * Rolls that are made up alike have the same chances and are put through once, be it in one move or in another.
 */
final class Chances {

    private final Plays plays;
    private final Map<Alike, Map<String, Fraction>> known = new LinkedHashMap<>();

    Chances(Plays plays) {
        this.plays = plays;
    }

    /** Rolls that are still to be made in a kind of move, and how they are made up. */
    private record Alike(Class<?> kind, List<RollAhead> left) {}

    /** The chance of each result, in the order in which the lowest faces bring them. */
    Map<String, Fraction> of(SquadCommand command, List<RollAhead> rolls) {
        if (saysAllByItsRolls(command)) {
            return ofRolls(command, List.of(), rolls);
        }
        var chances = new LinkedHashMap<String, Fraction>();
        collect(command, new Faces(List.of(), 1, 0), Fraction.ONE, chances);
        return chances;
    }

    /** Moves whose results hang on nothing but their rolls as these are made up: one die, one roll. */
    private static boolean saysAllByItsRolls(SquadCommand command) {
        return command instanceof OperationCommand.TakeAction
                || command instanceof OperationCommand.Interrogate
                || command instanceof OperationCommand.RollShadowPhase;
    }

    private Map<String, Fraction> ofRolls(SquadCommand command, List<Integer> faces, List<RollAhead> left) {
        var alike = new Alike(command.getClass(), left);
        var before = known.get(alike);
        if (before != null) {
            return before;
        }
        var chances = new LinkedHashMap<String, Fraction>();
        int sides = Die.D6.sides();
        for (int face = 1; face <= sides; face++) {
            var thrown = Lists.plus(faces, face);
            var dice = plays.lucky(thrown);
            var events = plays.play(command, dice);
            if (dice.wantsMore()) {
                var rolls = plays.rolls(events);
                ofRolls(command, thrown, rolls.subList(thrown.size(), rolls.size()))
                        .forEach((result, chance) -> chances.merge(result, chance.over(sides), Fraction::plus));
            } else {
                chances.merge(Results.of(events), Fraction.ONE.over(sides), Fraction::plus);
            }
        }
        known.put(alike, chances);
        return chances;
    }

    /**
     * Faces thrown so far.
     *
     * @param lowest the lowest face that the next die may show; rises where the order of the dice does not matter
     * @param same how many of the last dice show the same face
     */
    private record Faces(List<Integer> shown, int lowest, int same) {

        Faces then(int face, boolean ordered) {
            boolean again = !shown.isEmpty() && shown.getLast() == face;
            return new Faces(Lists.plus(shown, face), ordered ? 1 : face, again ? same + 1 : 1);
        }
    }

    private void collect(SquadCommand command, Faces faces, Fraction weight, Map<String, Fraction> chances) {
        var dice = plays.lucky(faces.shown());
        var events = plays.play(command, dice);
        if (!dice.wantsMore()) {
            chances.merge(Results.of(events), weight, Fraction::plus);
            return;
        }
        boolean ordered = !isACount(command);
        int sides = dice.thrown().get(faces.shown().size()).sides();
        for (int face = faces.lowest(); face <= sides; face++) {
            var next = faces.then(face, ordered);
            // Without order each set of faces is met once, for all the orders in which it may be thrown.
            int orders = ordered ? 1 : next.shown().size();
            int alike = ordered ? 1 : next.same();
            collect(command, next, weight.times(orders).over(alike * sides), chances);
        }
    }

    /** Moves that throw many like dice and only count them. */
    private static boolean isACount(SquadCommand command) {
        return command instanceof BetweenCommand.RecoverWounds || command instanceof InterdictCommand.RollCasualties;
    }
}
