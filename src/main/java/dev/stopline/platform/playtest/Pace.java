package dev.stopline.platform.playtest;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast a game went. A move that came more than {@link #LONGEST} after the one before it followed a break of the table:
 * that time is left out of everything.
 *
 * @param timed how many decisions have a time
 * @param decisionMillis the median of those times; 0 without any
 * @param seconds all time between moves together
 */
public record Pace(int timed, long decisionMillis, int seconds) {

    /** Whatever takes longer is a pause and no thought. */
    public static final Duration LONGEST = Duration.ofHours(1);

    /** A move at this moment; {@code decision} says that a player chose something by it. */
    public record Beat(Instant at, boolean decision) {}

    /** The pace of these moves, in order. */
    public static Pace of(List<Beat> moves) {
        var decisions = new ArrayList<Long>();
        long played = 0;
        for (int at = 1; at < moves.size(); at++) {
            var took = Duration.between(moves.get(at - 1).at(), moves.get(at).at());
            if (took.compareTo(LONGEST) <= 0) {
                played += took.toMillis();
                if (moves.get(at).decision()) {
                    decisions.add(took.toMillis());
                }
            }
        }
        return new Pace(
                decisions.size(),
                Math.round(Medians.of(decisions)),
                Math.toIntExact(Duration.ofMillis(played).toSeconds()));
    }
}
