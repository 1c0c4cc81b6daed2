package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.EventCatalog;
import dev.stopline.line.content.LineJson;
import dev.stopline.platform.axon.EventName;
import dev.stopline.platform.json.StoredEventJson;
import dev.stopline.squad.content.SquadJson;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A recorded game calls events as the store does. */
class StoredNamesTest {

    static List<StoredEventJson<?>> games() {
        return List.of(LineJson.EVENTS, SquadJson.EVENTS);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventIsRecordedUnderItsStoredName(StoredEventJson<?> events) {
        var stored = EventCatalog.all().stream().collect(Collectors.toMap(EventName::type, EventName::name));
        assertThat(events.types())
                .isNotEmpty()
                .allSatisfy(type -> assertThat(events.name(type)).isEqualTo(stored.get(type)));
    }
}
