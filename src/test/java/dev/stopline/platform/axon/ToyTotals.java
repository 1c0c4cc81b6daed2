package dev.stopline.platform.axon;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.axonframework.config.ProcessingGroup;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;
import org.springframework.stereotype.Component;

/** A read model of the toy game that cannot take a count of thirteen. */
@Component
@ProcessingGroup("toy-totals")
class ToyTotals {

    static final int POISON = 13;

    private final Map<String, Integer> totals = new ConcurrentHashMap<>();

    @EventHandler
    void on(ToyEvent.Counted counted, DomainEventMessage<?> message) {
        if (counted.by() == POISON) {
            throw new IllegalStateException("thirteen");
        }
        totals.merge(message.getAggregateIdentifier(), counted.by(), Integer::sum);
    }

    int total(String id) {
        return totals.getOrDefault(id, 0);
    }
}
