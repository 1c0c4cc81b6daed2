package dev.stopline.squad.view;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.GameListing;
import dev.stopline.platform.playtest.Tally;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** What closed jobs tell the playtest; those on a shared board only once it has been opened. */
@Component
@ProcessingGroup(GameListing.GROUP)
public class JobTally extends Tally<PlayedJob, PlayedJobRow> {

    private final EventHistory history;

    JobTally(PlayedJobRows rows, EventHistory history) {
        super(rows);
        this.history = history;
    }

    @EventHandler
    void on(InterdictEvent.JobClosed event, DomainEventMessage<?> message) {
        var closed = closedBy(message);
        if (!closed.isEmpty()) {
            count(message.getAggregateIdentifier(), closed.getLast());
        }
    }

    /** T-CLO-03: only now may be told what was played on the board. */
    @EventHandler
    void on(CareerEvent.BoardOpened event, DomainEventMessage<?> message) {
        closedBy(message).forEach(each -> count(message.getAggregateIdentifier(), each));
    }

    /** The closed jobs of the event's career, as it stood right after the event. */
    private List<PlayedJob.Closed> closedBy(DomainEventMessage<?> message) {
        return PlayedJob.closed(history.of(message.getAggregateIdentifier()).stream()
                .takeWhile(past -> past.sequence() <= message.getSequenceNumber())
                .toList());
    }

    private void count(String careerId, PlayedJob.Closed closed) {
        count(new PlayedJobRow(careerId, closed.number(), closed.at().truncatedTo(ChronoUnit.MICROS), closed.job()));
    }
}
