package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * T-LOT-02, T-LOT-04: whoever has no lot yet draws one, at a place of the seed that its entry gives; the lots drawn
 * together give the pairing numbers in their order, after those that were given before.
 */
final class EntrantLots {

    private EntrantLots() {}

    static void draw(Draft<TournamentState, TournamentEvent> d, Dice dice) {
        int given = 0;
        var without = new TreeMap<Integer, Entrant>();
        int entry = 0;
        for (var entrant : d.state().entrants()) {
            entry++;
            given = Math.max(given, entrant.number());
            if (entrant.number() == 0) {
                without.put(entry, entrant);
            }
        }
        d.emit(new SetupEvent.LotsDrawn(drawn(without, given, dice)));
    }

    private static List<DrawnLot> drawn(Map<Integer, Entrant> without, int given, Dice dice) {
        var drawn = new ArrayList<DrawnLot>();
        for (var lot : Lots.draw(dice, List.copyOf(without.keySet()))) {
            var entrant = without.get(lot.number());
            if (entrant != null) {
                drawn.add(new DrawnLot(entrant.id(), lot.faces(), given + lot.place()));
            }
        }
        return drawn;
    }

    /** T-LOT-04: the lots as the tie-breaks know them: who has the lower number drew better. */
    static List<Lot> of(TournamentState s) {
        return s.entrants().stream()
                .filter(each -> each.number() > 0)
                .map(each -> new Lot(each.number(), List.of(), each.number()))
                .toList();
    }
}
