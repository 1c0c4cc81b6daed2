package dev.stopline.squad.rules;

import dev.stopline.dice.Die;
import dev.stopline.squad.rules.Forecast.Chance;
import java.util.ArrayList;
import java.util.List;

/** Forecasts of moves at one state: their dice, their rolls, their chances, all read from what the rules do with them. */
final class Forecasts {

    private final SquadState known;
    private final Plays plays;
    private final Chances chances;

    /** Forecasts by these rules, at the state as the player knows it. */
    Forecasts(SquadRules rules, SquadState known) {
        this.known = known;
        this.plays = new Plays(rules, known);
        this.chances = new Chances(plays);
    }

    /** The forecast of a move that the guards allow. */
    Forecast of(SquadCommand command) {
        if (command instanceof OpeningCommand.RollGeneratorStep step) {
            return generator(step);
        }
        var lucky = plays.lucky(List.of());
        var rolls = plays.rolls(plays.play(command, lucky));
        // One action is one die, whatever it shows.
        var rising = command instanceof OperationCommand.TakeAction ? lucky.thrown() : rising(command);
        var dice = lucky.thrown().size() > rising.size() ? lucky.thrown() : rising;
        if (dice.isEmpty()) {
            return Forecast.NONE;
        }
        return new Forecast(dice, Math.min(lucky.thrown().size(), rising.size()), false, rolls, listed(command, rolls));
    }

    /** AMB-20: how often a Sergeant is thrown again cannot be known: his die and O'Mara's; any face is a row of its own. */
    private Forecast generator(OpeningCommand.RollGeneratorStep command) {
        var dice = rising(command);
        boolean sergeant = command.step() == Generator.SERGEANT;
        return new Forecast(
                dice.stream().limit(sergeant ? 2 : 1).toList(),
                Math.min(1, dice.size()),
                sergeant && Generator.mayChangeSergeant(known),
                List.of(),
                List.of());
    }

    private List<Die> rising(SquadCommand command) {
        var dice = plays.rising();
        plays.play(command, dice);
        return dice.thrown();
    }

    private List<Chance> listed(SquadCommand command, List<RollAhead> rolls) {
        var listed = new ArrayList<Chance>();
        chances.of(command, rolls).forEach((result, chance) -> listed.add(new Chance(result, chance)));
        boolean tellsNothing = listed.stream().allMatch(each -> each.result().equals(Results.DONE));
        return tellsNothing ? List.of() : List.copyOf(listed);
    }
}
