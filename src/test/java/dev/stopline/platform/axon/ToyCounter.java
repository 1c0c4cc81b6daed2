package dev.stopline.platform.axon;

import static org.axonframework.modelling.command.AggregateLifecycle.apply;
import static org.axonframework.modelling.command.AggregateLifecycle.getVersion;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.axonframework.spring.stereotype.Aggregate;
import org.jspecify.annotations.Nullable;

/** The shell of the toy game: one opening envelope, one for every other move. */
@Aggregate(type = "toy-counter", cache = "aggregateCache")
class ToyCounter {

    /** Creates a counter. */
    record Open(@TargetAggregateIdentifier String id, String title) {}

    /** Counts up to a total of 1000; holds the game's turn until the latch opens. */
    record Count(
            @TargetAggregateIdentifier String id,
            int by,
            @Nullable Long ifVersion,
            CountDownLatch hold) {}

    enum ToyRefusal implements RefusalCode {
        BLANK_TITLE(Kind.INVALID),
        TOO_MUCH(Kind.NOT_NOW),
        NOT_YOURS(Kind.FORBIDDEN),
        UNKNOWN_THING(Kind.UNKNOWN);

        private final Kind kind;

        ToyRefusal(Kind kind) {
            this.kind = kind;
        }

        @Override
        public Meaning meaning() {
            return new Meaning(kind, "The counter says no: " + name(), List.of("T-COUNT-01", "T-COUNT-02"));
        }
    }

    @AggregateIdentifier
    private String id = "";

    private int total;

    ToyCounter() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    void handle(Open open) {
        if (open.title().isBlank()) {
            throw new RefusedOpening(new RefusedMove(new Refusal(ToyRefusal.BLANK_TITLE, List.of())));
        }
        id = open.id();
        apply(new ToyEvent.Opened(open.title()));
    }

    @CommandHandler
    int handle(Count count, FreshnessCheck fresh) throws RefusedMove, StaleVersion, InterruptedException {
        count.hold().await();
        if (count.ifVersion() != null && count.ifVersion() != getVersion()) {
            fresh.mustBeNewest(id, getVersion());
            throw new StaleVersion(getVersion());
        }
        if (total + count.by() > 1000) {
            fresh.mustBeNewest(id, getVersion());
            throw new RefusedMove(new Refusal(ToyRefusal.TOO_MUCH, List.of()));
        }
        apply(new ToyEvent.Counted(count.by(), ToyEvent.Colour.RED));
        return total;
    }

    @EventSourcingHandler
    void on(ToyEvent event, DomainEventMessage<ToyEvent> message) {
        id = message.getAggregateIdentifier();
        switch (event) {
            case ToyEvent.Opened opened -> total = 0;
            case ToyEvent.Counted counted -> total += counted.by();
        }
    }
}
