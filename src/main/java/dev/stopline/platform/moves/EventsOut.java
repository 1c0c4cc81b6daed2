package dev.stopline.platform.moves;

import dev.stopline.platform.axon.EventJson;
import dev.stopline.platform.axon.EventName;
import dev.stopline.platform.axon.EventNames;
import dev.stopline.platform.board.SeenEvent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Puts events into answers under the names of the contract. */
@Component
public class EventsOut {

    private final JsonMapper json = EventJson.mapper();
    private final Map<Class<?>, String> names;

    EventsOut(List<EventNames> features) {
        this.names = features.stream()
                .flatMap(feature -> feature.eventNames().stream())
                .collect(Collectors.toMap(EventName::type, EventName::name));
    }

    /** The events of an answer. */
    public <E> List<EventSeen> of(List<SeenEvent<E>> events) {
        return events.stream()
                .map(seen -> new EventSeen(
                        Objects.requireNonNull(names.get(seen.event().getClass())),
                        seen.version(),
                        json.valueToTree(seen.event())))
                .toList();
    }
}
