package dev.stopline.squad.rules;

import dev.stopline.dice.Die;
import java.util.List;

/**
 * What a move's dice can bring, before they are thrown.
 *
 * @param dice the dice that it throws, in order; where it may stop sooner, the most that it throws
 * @param fewestDice how many of them it throws at least
 * @param mayThrowMore whether even more may be thrown, as long as the last face asks for it (AMB-20): where you throw, try the
 *     most and add a die as long as they are refused as too few
 * @param rolls its rolls in order, where all of them are made; empty where no number is to be reached
 * @param chances the exact chance of each result, from the lowest faces; empty where every face is a row of its own
 */
public record Forecast(
        List<Die> dice, int fewestDice, boolean mayThrowMore, List<RollAhead> rolls, List<Chance> chances) {

    /** Of a move that throws nothing. */
    static final Forecast NONE = new Forecast(List.of(), 0, false, List.of(), List.of());

    public Forecast {
        dice = List.copyOf(dice);
        rolls = List.copyOf(rolls);
        chances = List.copyOf(chances);
    }

    /** A result and its exact chance. */
    public record Chance(String result, Fraction chance) {}
}
