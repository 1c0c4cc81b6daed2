package dev.stopline.squad.web;

import dev.stopline.platform.axon.EventNames;
import dev.stopline.platform.moves.EventContract;
import java.util.List;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** The events of squad in the contract. */
@Component
@Order(0)
class SquadEventContract extends EventContract {

    SquadEventContract(List<EventNames> features) {
        super(features, new Names("squad", "Squad", "SquadEventSeen", List.of("SquadOutcome", "SquadEventPage")));
    }
}
