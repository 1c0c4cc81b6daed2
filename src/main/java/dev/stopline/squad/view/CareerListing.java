package dev.stopline.squad.view;

import dev.stopline.platform.board.ListFreshness;
import dev.stopline.platform.board.ListPlace;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.DetectiveStatus;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ResetHandler;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;

/**
 * The list of careers, written from what their players see. It follows the events after a moment; an answer says how far
 * it has come.
 */
@Component
@ProcessingGroup(CareerListing.GROUP)
public class CareerListing {

    static final String GROUP = "squad-careers";

    private final CareerRows rows;

    CareerListing(CareerRows rows) {
        this.rows = rows;
    }

    @EventHandler
    void on(CareerEvent.DetectiveCreated event, DomainEventMessage<?> message) {
        rows.save(new CareerRow(message.getAggregateIdentifier(), event.specialization(), at(message)));
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

    @ResetHandler
    void reset() {
        rows.deleteAllInBatch();
    }

    private void change(DomainEventMessage<?> message, Consumer<CareerRow> change) {
        rows.findById(message.getAggregateIdentifier()).ifPresent(row -> {
            change.accept(row);
            row.changed(at(message));
            rows.save(row);
        });
    }

    private static Instant at(DomainEventMessage<?> message) {
        return ListFreshness.kept(message.getTimestamp());
    }

    /** A page of all careers, the newest first. */
    public List<CareerRow> all(ListPlace after, int limit) {
        return rows.before(after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** A page of these careers, the newest first. */
    public List<CareerRow> of(Collection<String> careerIds, ListPlace after, int limit) {
        return careerIds.isEmpty()
                ? List.of()
                : rows.before(careerIds, after.openedAt(), after.gameId(), Limit.of(limit));
    }

    /** The moment up to which changes are in the list. */
    public Instant asOf() {
        return rows.newestChange().orElse(Instant.EPOCH);
    }

    /** Waits until changes up to this moment are in the list, or for two seconds. */
    public void await(Instant moment) {
        ListFreshness.await(this::asOf, moment);
    }
}
