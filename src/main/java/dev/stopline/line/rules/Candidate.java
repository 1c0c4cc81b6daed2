package dev.stopline.line.rules;

import dev.stopline.dice.DiceSource;
import java.util.List;

/**
 * A move that somebody might make, to be asked of the rules.
 *
 * @param about the action, reveal, ground or sentence that waits for it; empty = nothing in particular
 * @param usual whether it is what its mover would most often do here
 * @param forSeat as in {@link Move}
 * @param dice the names of the dice it throws, in order
 */
record Candidate(String about, boolean usual, String forSeat, LineCommand command, List<String> dice) {

    private static final int ANY_FACE = 10;

    /** The move that this is, with any faces where the table throws its own dice. */
    Move move(Viewer by, DiceSource source) {
        var faces = source == DiceSource.ENTERED
                ? dice.stream().map(each -> ANY_FACE).toList()
                : List.<Integer>of();
        return new Move(by, forSeat, command, faces);
    }
}
