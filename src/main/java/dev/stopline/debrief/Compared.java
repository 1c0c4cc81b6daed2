package dev.stopline.debrief;

import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A table's game laid out by places.
 *
 * @param soon how many decisions of the same part came before
 */
record Compared(String table, SortedSet<Part> parts, SortedMap<Place, Choice> choices, SortedMap<Place, Integer> soon) {

    static Compared of(Traveller.Played game) {
        var choices = new TreeMap<Place, Choice>();
        var soon = new TreeMap<Place, Integer>();
        var counts = new TreeMap<Part, Integer>();
        for (var choice : game.course().choices()) {
            choices.put(choice.place(), choice);
            soon.put(choice.place(), counts.merge(choice.place().part(), 1, Integer::sum));
        }
        return new Compared(game.table(), new TreeSet<>(game.course().parts()), choices, soon);
    }

    /** Whether the table could have decided there: it came to that part, and nothing else had to lead it there. */
    boolean passed(Place place) {
        return !place.owed() && parts.contains(place.part());
    }
}
