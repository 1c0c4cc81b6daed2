package dev.stopline.debrief;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * The cross-table of a board: where its tables parted, who did what there, and what it came to. Decisions are compared by
 * their place in the game, not by their number in a list.
 *
 * @param tables every table with its ending, in the order given
 * @param rows the places at which not all did the same, in the order of the game
 */
public record Traveller(List<TableEnd> tables, List<Parting> rows) {

    public Traveller {
        tables = List.copyOf(tables);
        rows = List.copyOf(rows);
    }

    /**
     * A table's game as it comes in.
     *
     * @param table its number or id, once in the list
     * @param label who played there
     * @param ending how it ended, in words
     * @param score what it brought, in words
     * @param course its decisions; {@link Course#NONE} where it was not played to its end
     */
    public record Played(String table, String label, String ending, String score, Course course) {}

    /**
     * How a table ended.
     *
     * @param compared whether its decisions are compared: those of a table that was not played to its end are not
     * @param leftAt the number of the row at which it first was not with the field; 0 = it never left it
     */
    public record TableEnd(String table, String label, String ending, String score, boolean compared, int leftAt) {}

    /**
     * A place at which the tables parted.
     *
     * @param number from 1
     * @param part where in the game
     * @param ordinal which of that kind in this part, from 1
     * @param options what was done there, the most tables first
     */
    public record Parting(int number, String part, String who, String kind, int ordinal, List<Option> options) {
        public Parting {
            options = List.copyOf(options);
        }
    }

    /**
     * What some tables did at a place.
     *
     * @param field whether more tables did this than anything else: with the field; on an even split nobody is
     * @param came what it came to
     */
    public record Option(String what, boolean field, List<Came> came) {
        public Option {
            came = List.copyOf(came);
        }

        /** The tables that did this. */
        public List<String> tables() {
            return came.stream().flatMap(each -> each.tables().stream()).toList();
        }
    }

    /** What it came to at these tables, a sentence each. */
    public record Came(List<String> tables, List<String> sentences) {
        public Came {
            tables = List.copyOf(tables);
            sentences = List.copyOf(sentences);
        }
    }

    /** The cross-table of these games of one board. */
    public static Traveller of(List<Played> games) {
        var compared = games.stream().map(Compared::of).toList();
        var rows = new ArrayList<Parting>();
        for (var place : places(compared)) {
            var options = Comparison.at(place, compared);
            if (options.size() > 1) {
                rows.add(new Parting(
                        rows.size() + 1, place.part().heading(), place.who(), place.kind(), place.ordinal(), options));
            }
        }
        return new Traveller(games.stream().map(each -> end(each, rows)).toList(), rows);
    }

    /** All places in the order of the game: in one part, by how soon the first table came there. */
    private static List<Place> places(List<Compared> games) {
        var soonest = new TreeMap<Place, Integer>();
        for (var game : games) {
            game.soon().forEach((place, soon) -> soonest.merge(place, soon, Math::min));
        }
        var order = Comparator.comparing(Place::part)
                .thenComparing(each -> soonest.getOrDefault(each, 0))
                .thenComparing(Comparator.naturalOrder());
        return soonest.keySet().stream().sorted(order).toList();
    }

    private static TableEnd end(Played game, List<Parting> rows) {
        int leftAt = rows.stream()
                .filter(row -> row.options().stream()
                        .anyMatch(each -> !each.field() && each.tables().contains(game.table())))
                .mapToInt(Parting::number)
                .findFirst()
                .orElse(0);
        return new TableEnd(
                game.table(),
                game.label(),
                game.ending(),
                game.score(),
                !game.course().parts().isEmpty(),
                leftAt);
    }
}
