package dev.stopline.line.rules;

import java.util.List;

/**
 * A move: who asks for what.
 *
 * @param by who sends it
 * @param forSeat the seat it is made for when the Incident Master names one (GAP-51); empty = the sender's own
 * @param command what is asked for
 * @param faces the faces entered, in the order thrown; empty where no die is thrown or the server throws (GAP-52)
 */
public record Move(Viewer by, String forSeat, LineCommand command, List<Integer> faces) {

    public Move {
        faces = List.copyOf(faces);
    }

    /** A move without dice, for the sender's own seat. */
    public static Move of(Viewer by, LineCommand command) {
        return new Move(by, "", command, List.of());
    }

    /** A move with entered faces, for the sender's own seat. */
    public static Move of(Viewer by, LineCommand command, Integer... faces) {
        return new Move(by, "", command, List.of(faces));
    }

    /** The seat that the move is made for: the one named, else the sender's own, else empty. */
    public String seat() {
        return forSeat.isEmpty() && by instanceof Viewer.Seat seat ? seat.id() : forSeat;
    }
}
