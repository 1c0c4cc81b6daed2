package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.EventCatalog;
import dev.stopline.line.content.LineEventJson;
import dev.stopline.platform.axon.EventName;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A recorded game calls events as the store does. */
class StoredNamesTest {

    @Test
    void everyEventIsRecordedUnderItsStoredName() {
        var stored = EventCatalog.all().stream().collect(Collectors.toMap(EventName::type, EventName::name));
        assertThat(LineEventJson.types())
                .isNotEmpty()
                .allSatisfy(type -> assertThat(LineEventJson.name(type)).isEqualTo(stored.get(type)));
    }
}
