package dev.stopline.tournament.rules;

import java.util.List;

/**
 * T-RES-05: what the organizer ruled on a table.
 *
 * @param points AWARDED: the score of each entrant in the order of the deal, each -10,000 to 10,000; else empty
 */
public record TableRuling(Kind kind, List<Integer> points, String why) {

    /** None. */
    static final TableRuling NONE = new TableRuling(Kind.NONE, List.of(), "");

    static final int MOST = 10_000;

    public TableRuling {
        points = List.copyOf(points);
    }

    /** What a ruling says. */
    public enum Kind {
        /** There is none. */
        NONE,
        /** The table counts with these scores. */
        AWARDED,
        /** The table does not count: nobody gains or loses by it. */
        CANCELLED
    }

    /** Whether this can be ruled on a table of so many entrants. */
    boolean sound(int entrants) {
        return switch (kind) {
            case NONE -> false;
            case AWARDED -> points.size() == entrants && points.stream().allMatch(each -> Math.abs(each) <= MOST);
            case CANCELLED -> points.isEmpty();
        };
    }
}
