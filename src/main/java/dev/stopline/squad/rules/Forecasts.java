package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Lists;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.Dice;
import dev.stopline.dice.DiceSource;
import dev.stopline.dice.Die;
import dev.stopline.squad.rules.Forecast.Chance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Forecasts at one state: every face of every die that a move throws is put through the rules themselves, so that no
 * second copy of them can be wrong. Rolls that are made up alike are put through once.
 */
final class Forecasts {

    private final SquadRules rules;
    private final SquadState state;
    private final DiceSource source;
    private final Map<Alike, Forecast> known = new LinkedHashMap<>();

    /** Forecasts by these rules, at the state as the player knows it. */
    Forecasts(SquadRules rules, SquadState state) {
        this.rules = rules;
        // Entered dice end no span, so that nothing is asked of a seed.
        this.state = state.withDice(DiceSource.ENTERED);
        this.source = state.dice();
    }

    /** What makes two moves' chances the same. */
    private record Alike(Object what, List<RollAhead> rolls) {}

    /** The forecast of a move that the guards allow. */
    Forecast of(SquadCommand command) {
        var lucky = new ProbeDice(source, true);
        var events = play(command, lucky);
        return switch (command) {
            case OpeningCommand.RollGeneratorStep c -> generator(c);
            case SquadCommand other
            when lucky.thrown().isEmpty() && unlucky(command).isEmpty() -> Forecast.NONE;
            case SquadCommand other -> {
                var rolls = RollAhead.in(state, events);
                yield known.computeIfAbsent(
                        new Alike(sameness(command), rolls), alike -> forecast(command, lucky.thrown(), rolls));
            }
        };
    }

    /** AMB-20: how often a Sergeant is thrown again cannot be known: his die and O'Mara's, and any face is a row of its own. */
    private Forecast generator(OpeningCommand.RollGeneratorStep command) {
        var dice = unlucky(command);
        int most = command.step() == Generator.SERGEANT ? 2 : 1;
        return new Forecast(dice.stream().limit(most).toList(), Math.min(1, dice.size()), List.of(), List.of());
    }

    private List<Die> unlucky(SquadCommand command) {
        var dice = new ProbeDice(source, false);
        play(command, dice);
        return dice.thrown();
    }

    /** Moves of these kinds with the same rolls have the same chances; of others only the same move has. */
    private static Object sameness(SquadCommand command) {
        return switch (command) {
            case OperationCommand.TakeAction c -> OperationCommand.TakeAction.class;
            case OperationCommand.Interrogate c -> OperationCommand.Interrogate.class;
            case OperationCommand.RollShadowPhase c -> OperationCommand.RollShadowPhase.class;
            case SquadCommand other -> other;
        };
    }

    private Forecast forecast(SquadCommand command, List<Die> lucky, List<RollAhead> rolls) {
        var unlucky = unlucky(command);
        var chances = new LinkedHashMap<String, Fraction>();
        collect(command, new Faces(List.of(), 1, 0), Fraction.ONE, chances);
        var listed = new ArrayList<Chance>();
        chances.forEach((result, chance) -> listed.add(new Chance(result, chance)));
        boolean plain = chances.size() == 1 && chances.containsKey(Results.DONE);
        return new Forecast(
                lucky.size() > unlucky.size() ? lucky : unlucky,
                Math.min(lucky.size(), unlucky.size()),
                rolls,
                plain ? List.of() : listed);
    }

    private List<SquadEvent> play(SquadCommand command, Dice dice) {
        var draft = new Draft<SquadState, SquadEvent>(state, SquadState::after);
        rules.play(draft, command, dice);
        return draft.played() instanceof Ruling.Played<SquadEvent>(var events) ? events : List.of();
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
        var trial = new TrialDice(faces.shown(), source);
        var events = play(command, trial);
        if (!trial.isAmiss()) {
            chances.merge(Results.of(events), weight, Fraction::plus);
            return;
        }
        boolean ordered = !isACount(command);
        int sides = trial.missing().sides();
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
