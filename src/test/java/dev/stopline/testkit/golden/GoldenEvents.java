package dev.stopline.testkit.golden;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.EventJson;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The events of line as the files of its golden cases write them. */
final class GoldenEvents {

    private static final JsonMapper JSON = EventJson.mapper();

    private static final EventWords<LineEvent> WORDS = new EventWords<>(LineEvent.class);

    private GoldenEvents() {}

    /** The event that is written whole. */
    static LineEvent read(JsonNode written) {
        return WORDS.read(written);
    }

    /** What is amiss with the events as written: a name that no event has, a field that the event has not. */
    static List<String> faults(List<JsonNode> written, List<String> none) {
        return WORDS.faults(written, none);
    }

    /** What is amiss between the events wanted, in order and among others, and those that came. */
    static List<String> mismatches(List<JsonNode> wanted, List<String> none, List<? extends LineEvent> came) {
        return WORDS.mismatches(wanted, none, came);
    }

    /** Objects need only hold what is wanted; all else is equal. */
    static boolean covers(JsonNode wanted, JsonNode came) {
        return EventWords.covers(wanted, came);
    }

    /** Events as text, a line each, with their names. */
    static String text(List<? extends LineEvent> events) {
        return WORDS.text(events);
    }

    /** Any value as JSON. */
    static String text(Object value) {
        return JSON.writeValueAsString(value);
    }
}
