package dev.stopline.line.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.stopline.line.rules.CardCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The published schema of a card and the reader of a card say the same of every document. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CardSchemaTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final CardLibrary library = new CardLibrary();
    private final JsonNode schemaText = JSON.readTree(library.schema());
    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(schemaText);

    /** What is put in the place of every value of a card, one at a time. */
    private static final List<String> STRANGERS = List.of(
            "null",
            "true",
            "0",
            "99",
            "100",
            "-1",
            "1.0",
            "1.5",
            "1e9",
            "[]",
            "{}",
            "[0]",
            "\"\"",
            "\" \"",
            "\"PROCESS\"",
            "\"RELAY\"",
            "\"YES\"",
            "\"two words\"",
            "\"a\\u0000b\"",
            "\"" + "x".repeat(40) + "\"",
            "\"" + "x".repeat(41) + "\"",
            "\"" + "x".repeat(1000) + "\"",
            "\"" + "x".repeat(1001) + "\"");

    @Test
    void everyShippedCardFitsTheSchema() {
        for (var each : library.cards()) {
            var card = shipped(each.summary().cardId());
            assertThat(schema.validate(card)).isEmpty();
        }
    }

    @Test
    void aDocumentChangedInOnePlaceFitsBothOrNeither() {
        var card = shipped("pantry-routes");
        var refused = 0;
        for (var pointer : pointers(card)) {
            for (var stranger : STRANGERS) {
                refused += bothOrNeither(put(card, pointer, JSON.readTree(stranger)), pointer + " " + stranger);
            }
            refused += bothOrNeither(removed(card, pointer), pointer + " removed");
            refused += bothOrNeither(strange(card, pointer), pointer + " with an unknown field");
        }
        assertThat(refused).isGreaterThan(1000);
    }

    @Test
    void aListOfTooManyFitsNeither() {
        var card = (ObjectNode) shipped("pantry-routes");
        var events = card.putArray("events");
        while (events.size() < JsonPart.MAX_ENTRIES) {
            events.addObject()
                    .put("eventId", "e")
                    .put("stage", 1)
                    .put("round", 1)
                    .put("text", "x");
        }
        assertThat(bothOrNeither(card, "at the limit")).isZero();
        events.add(events.get(0));
        assertThat(bothOrNeither(card, "above it")).isOne();
    }

    @Test
    void theSchemaSpellsTheIdsAsTheRulesDo() {
        assertThat(schemaText.at("/$defs/id/pattern").stringValue()).isEqualTo("^" + CardCheck.ID + "$");
    }

    private int bothOrNeither(JsonNode card, String change) {
        boolean readable = library.read(card) instanceof CardReading.Readable;
        assertThat(schema.validate(card).isEmpty()).as(change).isEqualTo(readable);
        return readable ? 0 : 1;
    }

    private static JsonNode shipped(String cardId) {
        return JSON.readTree(
                CardSchemaTest.class.getClassLoader().getResourceAsStream("line/cards/" + cardId + ".json"));
    }

    private static List<JsonPointer> pointers(JsonNode card) {
        var pointers = new ArrayList<JsonPointer>();
        collect(card, JsonPointer.empty(), pointers);
        return pointers;
    }

    private static void collect(JsonNode node, JsonPointer at, List<JsonPointer> pointers) {
        pointers.add(at);
        for (var field : node.propertyNames()) {
            collect(node.get(field), at.appendProperty(field), pointers);
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            collect(node.get(i), at.appendIndex(i), pointers);
        }
    }

    private static JsonNode put(JsonNode card, JsonPointer at, JsonNode value) {
        if (at.matches()) {
            return value;
        }
        var copy = card.deepCopy();
        var parent = copy.at(at.head());
        if (parent instanceof ObjectNode object) {
            object.set(at.last().getMatchingProperty(), value);
        } else {
            ((ArrayNode) parent).set(at.last().getMatchingIndex(), value);
        }
        return copy;
    }

    private static JsonNode removed(JsonNode card, JsonPointer at) {
        var copy = card.deepCopy();
        if (!at.matches() && copy.at(at.head()) instanceof ObjectNode object) {
            object.remove(at.last().getMatchingProperty());
        }
        return copy;
    }

    private static JsonNode strange(JsonNode card, JsonPointer at) {
        var copy = card.deepCopy();
        if (copy.at(at) instanceof ObjectNode object) {
            object.put("unheardOf", 1);
        }
        return copy;
    }
}
