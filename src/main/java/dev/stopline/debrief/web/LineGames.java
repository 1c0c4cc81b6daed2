package dev.stopline.debrief.web;

import dev.stopline.debrief.Happening;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.web.NotFound;
import java.util.List;
import org.springframework.stereotype.Component;

/** The stored games of line, whole. */
@Component
class LineGames {

    private final EventHistory history;

    LineGames(EventHistory history) {
        this.history = history;
    }

    /**
     * Everything that happened in a session, in order.
     *
     * @throws NotFound if the id names no session of line
     */
    List<Happening<LineEvent>> of(String sessionId) {
        var happenings = history.of(sessionId).stream()
                .filter(past -> past.event() instanceof LineEvent)
                .map(LineGames::happening)
                .toList();
        if (happenings.isEmpty()) {
            throw new NotFound();
        }
        return happenings;
    }

    private static Happening<LineEvent> happening(PastEvent past) {
        var stamp = past.stamp();
        return new Happening<>(
                (LineEvent) past.event(), past.moveId(), stamp.by(), stamp.move(), stamp.forSeat(), past.at());
    }
}
