package dev.stopline.tournament.rules;

import dev.stopline.dice.Dice;
import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The drawing of lots: eight dice for each entrant, from the event's committed seed. An entrant's dice depend on the seed
 * and its number alone, so a late entry changes nobody else's.
 */
public final class Lots {

    private static final int DICE = 8;

    private Lots() {}

    /** The lots of these pairing numbers, the first place first; of equal dice the lower number goes first. */
    public static List<Lot> draw(Dice dice, List<Integer> numbers) {
        var thrown = new ArrayList<Lot>();
        for (int number : numbers) {
            var roll = dice.roll(new RollRequest("LOTS/" + number + "/d20", DICE, Die.D20));
            thrown.add(new Lot(number, roll.faces(), 0));
        }
        thrown.sort(Comparator.comparing(Lots::written).reversed().thenComparingInt(Lot::number));
        var lots = new ArrayList<Lot>();
        thrown.forEach(each -> lots.add(new Lot(each.number(), each.faces(), lots.size() + 1)));
        return List.copyOf(lots);
    }

    /** A face a character: compared as texts, the faces are compared from the first on. */
    private static String written(Lot lot) {
        var text = new StringBuilder();
        lot.faces().forEach(text::appendCodePoint);
        return text.toString();
    }
}
