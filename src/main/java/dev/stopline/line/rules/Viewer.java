package dev.stopline.line.rules;

/** Who takes part in a session: who asks for a move, and who sees its events. */
public sealed interface Viewer {

    /** The moderator, who keeps the process and plays whichever side has no players. */
    record IncidentMaster() implements Viewer {
        @Override
        public String text() {
            return "IM";
        }
    }

    /** A player's seat at one table. */
    record Seat(String id, Table table) implements Viewer {
        @Override
        public String text() {
            return id;
        }
    }

    /** Somebody who watches (GAP-42). */
    record Spectator() implements Viewer {
        @Override
        public String text() {
            return "SPECTATOR";
        }
    }

    /** The service itself, for the moves that no person makes; it has no board. */
    record Service() implements Viewer {
        @Override
        public String text() {
            return "service";
        }
    }

    /** The Incident Master. */
    Viewer IM = new IncidentMaster();

    /** Any spectator: all see the same. */
    Viewer SPECTATOR = new Spectator();

    /** The service itself. */
    Viewer SERVICE = new Service();

    /** The viewer in a word: {@code IM}, {@code SPECTATOR}, {@code service}, or the seat's id. */
    String text();

    /** Whether this is the Incident Master. */
    default boolean isIncidentMaster() {
        return this instanceof IncidentMaster;
    }

    /** Whether this is a player's seat at the table. */
    default boolean isAt(Table table) {
        return this instanceof Seat seat && seat.table() == table;
    }
}
