package dev.stopline.line.web;

import dev.stopline.platform.axon.EventNames;
import dev.stopline.platform.moves.EventContract;
import java.util.List;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** The events of line in the contract. */
@Component
@Order(0)
class LineEventContract extends EventContract {

    LineEventContract(List<EventNames> features) {
        super(features, new Names("line", "", "EventSeen", List.of()));
    }
}
