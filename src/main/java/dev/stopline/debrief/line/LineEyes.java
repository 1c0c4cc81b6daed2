package dev.stopline.debrief.line;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;

/** With whose eyes a debrief of line is read. */
public sealed interface LineEyes {

    /** Everything that happened, whoever saw it. */
    record Truth() implements LineEyes {}

    /** What one viewer saw. */
    record Of(Viewer viewer) implements LineEyes {}

    /** Whether the event is among what these eyes saw. */
    default boolean see(Mode mode, LineEvent event) {
        return switch (this) {
            case Truth() -> true;
            case Of(var viewer) -> WhoSees.sees(mode, event, viewer);
        };
    }

    /** The viewer whose board is shown: the truth is laid out as the Incident Master's. */
    default Viewer board() {
        return switch (this) {
            case Truth() -> Viewer.IM;
            case Of(var viewer) -> viewer;
        };
    }

    /** The eyes in a word: {@code truth}, {@code im}, {@code spectator}, or the seat's id. */
    default String word() {
        return switch (this) {
            case Truth() -> "truth";
            case Of(Viewer.IncidentMaster im) -> "im";
            case Of(Viewer.Spectator spectator) -> "spectator";
            case Of(Viewer.Service service) -> service.text();
            case Of(Viewer.Seat seat) -> seat.id();
        };
    }
}
