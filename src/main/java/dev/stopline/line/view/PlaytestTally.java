package dev.stopline.line.view;

import dev.stopline.line.rules.DebriefEvent;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.GameListing;
import dev.stopline.platform.board.Progress;
import dev.stopline.platform.playtest.Tally;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** What closed sessions tell the playtest (L-TEL-01). On a shared board a session closes only after the board. */
@Component
@ProcessingGroup(GameListing.GROUP)
public class PlaytestTally extends Tally<PlayedSession, PlayedSessionRow> {

    private final EventHistory history;

    PlaytestTally(PlayedSessionRows rows, EventHistory history) {
        super(rows);
        this.history = history;
    }

    @EventHandler
    void on(DebriefEvent.TelemetryRecorded event, DomainEventMessage<?> message) {
        var sessionId = message.getAggregateIdentifier();
        PlayedSession.of(history.of(sessionId))
                .ifPresent(play -> count(new PlayedSessionRow(sessionId, Progress.at(message), play)));
    }
}
