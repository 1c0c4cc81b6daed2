package dev.stopline.squad.rules;

import dev.stopline.decide.Lists;
import dev.stopline.decide.Ruling;
import dev.stopline.dice.EnteredDice;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact chance of each result of a move: every face of every die that it throws is put through the rules themselves,
 * so that no second copy of them can be wrong.
 */
public final class Odds {

    private final SquadRules rules;

    /** Odds by these rules. */
    public Odds(SquadRules rules) {
        this.rules = rules;
    }

    /** A result and its chance. */
    public record Chance(String result, Fraction chance) {}

    /**
     * The chance of each result of a move that the guards allow, in the order in which the lowest faces bring them.
     *
     * @param s the state as the player knows it
     */
    public List<Chance> of(SquadState s, SquadCommand command) {
        var chances = new ArrayList<Chance>();
        collect(s, command, List.of(), Fraction.ONE, chances);
        return List.copyOf(chances);
    }

    private void collect(
            SquadState s, SquadCommand command, List<Integer> faces, Fraction weight, List<Chance> chances) {
        var missing = rules.missingDie(s, command, faces);
        if (missing.isPresent()) {
            int sides = missing.get().sides();
            for (int face = 1; face <= sides; face++) {
                collect(s, command, Lists.plus(faces, face), weight.over(sides), chances);
            }
            return;
        }
        var entered = s.withDice(dev.stopline.dice.DiceSource.ENTERED);
        if (rules.decide(entered, new SquadMove(command, faces), new EnteredDice(faces))
                instanceof Ruling.Played<SquadEvent>(var events)) {
            add(chances, result(events), weight);
        }
    }

    private static void add(List<Chance> chances, String result, Fraction weight) {
        for (int i = 0; i < chances.size(); i++) {
            var each = chances.get(i);
            if (each.result().equals(result)) {
                chances.set(i, new Chance(result, each.chance().plus(weight)));
                return;
            }
        }
        chances.add(new Chance(result, weight));
    }

    /** What a move came to: the last of its events that tells a result. */
    static String result(List<SquadEvent> events) {
        var result = "DONE";
        for (var event : events) {
            result = switch (event) {
                case OpeningEvent.FirstReadRolled e -> e.outcome().name();
                case OperationEvent.ActionResolved e -> e.outcome().name();
                case OperationEvent.ShadowRolled e -> e.outcome().name();
                case OperationEvent.InterrogationEnded e -> e.band().name();
                case OperationEvent.JuniorChecked e -> e.rerolls() ? "REROLL" : "LEAD";
                case InterdictEvent.BeatRolled e ->
                    e.beat() == 1
                            ? "ENGAGE_" + e.engageThreshold()
                            : e.outcome().name();
                case InterdictEvent.JobResolved e -> e.close().name();
                case InterdictEvent.CasualtiesRolled e -> "CASUALTIES_" + e.additional();
                case InterdictEvent.DefenceRolled e -> e.wound().name();
                case BetweenEvent.ClearanceChecked e -> e.passed() ? "PASSED" : "NOT_YET";
                case BetweenEvent.AfterCaseEventResolved e -> "ROW_" + e.row();
                case BetweenEvent.AftermathResolved e -> e.column() + e.row();
                case BetweenEvent.WoundRecoveryRolled e -> "HEALED_" + e.healed();
                case SquadEvent other -> result;
            };
        }
        return result;
    }
}
