package dev.stopline.debrief;

import java.time.Instant;
import java.util.List;

/**
 * A decision.
 *
 * @param number from 1, in the order of what these eyes saw
 * @param step the frame right after it
 * @param by who made it: a seat, {@code IM}, {@code player} or {@code organizer}
 * @param forSeat the seat it was made for when the Incident Master named one; empty = none
 * @param move the command's name
 * @param what who did what, in words
 * @param rules the rules behind what changed, in order
 * @param dice the dice thrown in it
 */
public record DecisionRow(
        int number,
        int step,
        String by,
        String forSeat,
        String move,
        String what,
        Instant at,
        List<String> rules,
        List<ThrownDie> dice,
        List<Change> changes) {

    public DecisionRow {
        rules = List.copyOf(rules);
        dice = List.copyOf(dice);
        changes = List.copyOf(changes);
    }

    /** The row of a decision, its rules those of its changes. */
    public static DecisionRow of(Decision<?, ?> decision, String what, List<ThrownDie> dice, List<Change> changes) {
        var first = decision.first();
        return new DecisionRow(
                decision.number(),
                decision.step(),
                first.by(),
                first.forSeat(),
                first.move(),
                what,
                first.at(),
                changes.stream()
                        .map(Change::rule)
                        .filter(rule -> !rule.isEmpty())
                        .distinct()
                        .toList(),
                dice,
                changes);
    }
}
