package dev.stopline.squad.rules;

import java.util.List;

/**
 * A move of a career: the player's own, or the organizer's for the two commands that are (GAP-33, GAP-37).
 *
 * @param command what is asked for
 * @param faces the faces entered, in the order thrown; empty where no die is thrown or the server throws
 */
public record SquadMove(SquadCommand command, List<Integer> faces) {

    public SquadMove {
        faces = List.copyOf(faces);
    }

    /** A move with these entered faces. */
    public static SquadMove of(SquadCommand command, Integer... faces) {
        return new SquadMove(command, List.of(faces));
    }
}
