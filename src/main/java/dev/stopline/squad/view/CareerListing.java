package dev.stopline.squad.view;

import dev.stopline.platform.board.GameListing;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.DetectiveStatus;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/**
 * The list of careers, written from what their players see.
 */
@Component
@ProcessingGroup(GameListing.GROUP)
public class CareerListing extends GameListing<CareerRow> {

    CareerListing(CareerRows rows) {
        super(rows);
    }

    @EventHandler
    void on(CareerEvent.DetectiveCreated event, DomainEventMessage<?> message) {
        add(new CareerRow(message.getAggregateIdentifier(), event.specialization(), at(message)), message);
    }

    @EventHandler
    void on(CareerEvent.BoardOpened event, DomainEventMessage<?> message) {
        change(message, CareerRow::list);
    }

    @EventHandler
    void on(OpeningEvent.JobOpened event, DomainEventMessage<?> message) {
        change(message, CareerRow::open);
    }

    @EventHandler
    void on(InterdictEvent.JobClosed event, DomainEventMessage<?> message) {
        change(message, row -> row.close(event.casualties()));
    }

    @EventHandler
    void on(CareerEvent.JobAbandoned event, DomainEventMessage<?> message) {
        change(message, CareerRow::leave);
    }

    @EventHandler
    void on(BetweenEvent.ClearanceAdvanced event, DomainEventMessage<?> message) {
        change(message, row -> row.advance(event.to()));
    }

    @EventHandler
    void on(CareerEvent.DetectiveRetired event, DomainEventMessage<?> message) {
        change(message, row -> row.become(DetectiveStatus.RETIRED));
    }

    @EventHandler
    void on(CareerEvent.RoutingStopped event, DomainEventMessage<?> message) {
        change(message, row -> row.become(DetectiveStatus.UNROUTED));
    }

    @EventHandler
    void on(CareerEvent.RoutingRestored event, DomainEventMessage<?> message) {
        change(message, row -> row.become(DetectiveStatus.ACTIVE));
    }
}
