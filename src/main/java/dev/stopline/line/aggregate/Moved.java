package dev.stopline.line.aggregate;

import dev.stopline.line.rules.LineEvent;
import java.util.List;

/**
 * What a move added to a session.
 *
 * @param firstSequence the store's number of its first event; meaningless where there is none
 * @param events its events, in order
 */
public record Moved(long firstSequence, List<LineEvent> events) {

    public Moved {
        events = List.copyOf(events);
    }
}
