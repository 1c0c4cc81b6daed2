package dev.stopline.access;

import dev.stopline.platform.security.Caller;

/**
 * A place at one game that a code lets somebody take.
 *
 * @param gameId the game
 * @param kind what kind of place
 * @param seat the seat's name if it is a player's, else empty text
 */
public record Place(String gameId, Kind kind, String seat) {

    /** The kinds of places. */
    public enum Kind {
        /** The Incident Master's. */
        IM,
        /** A player's seat. */
        SEAT,
        /** For any number of spectators. */
        SPECTATOR,
        /** For those who read the debrief. */
        FACILITATOR;

        /** Whether many may take it with the same code. */
        public boolean isShared() {
            return switch (this) {
                case IM, SEAT -> false;
                case SPECTATOR, FACILITATOR -> true;
            };
        }
    }

    /** The Incident Master's place. */
    public static Place incidentMaster(String gameId) {
        return new Place(gameId, Kind.IM, "");
    }

    /** A player's seat. */
    public static Place seat(String gameId, String seat) {
        return new Place(gameId, Kind.SEAT, seat);
    }

    /** The spectators' place. */
    public static Place spectators(String gameId) {
        return new Place(gameId, Kind.SPECTATOR, "");
    }

    /** The place of those who read the debrief. */
    public static Place facilitators(String gameId) {
        return new Place(gameId, Kind.FACILITATOR, "");
    }

    /** Who one is on this place. */
    Caller caller() {
        return switch (kind) {
            case IM -> new Caller.IncidentMaster(gameId);
            case SEAT -> new Caller.Player(gameId, seat);
            case SPECTATOR -> new Caller.Spectator(gameId);
            case FACILITATOR -> new Caller.Facilitator(gameId);
        };
    }
}
