package dev.stopline.line.content;

import dev.stopline.decide.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The case cards that ship with the service, and the reader of any other; it changes nothing after its start. */
public final class CardLibrary {

    private static final String SCHEMA = "line/case-card.schema.json";

    // By name, since a class path in a packed jar cannot be listed without a framework; a test holds it to the folder.
    private static final List<String> SHIPPED = List.of("pantry-routes", "clinic-letterbox", "boatmens-mutual");

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final List<LibraryCard> cards;

    /**
     * Reads the shipped cards.
     *
     * @throws IllegalStateException if one of them does not have the form of a card
     */
    public CardLibrary() {
        this.cards = SHIPPED.stream().map(this::shipped).toList();
    }

    /** The shipped cards, the easiest first. */
    public List<LibraryCard> cards() {
        return cards;
    }

    /** The shipped card of this id, if there is one. */
    public Optional<LibraryCard> card(String cardId) {
        return cards.stream()
                .filter(each -> each.summary().cardId().equals(cardId))
                .findFirst();
    }

    /** The JSON schema (draft 2020-12) of a card's form, as text. */
    public String schema() {
        return resource(SCHEMA);
    }

    /** Reads a card from its JSON; names every fault of form, not the faults against the rules. */
    public CardReading read(JsonNode json) {
        var faults = new ArrayList<Refusal.Fault>();
        var card = JsonPart.read(json, CardForm.CASE, faults, CardForm::libraryCard);
        return faults.isEmpty() ? new CardReading.Readable(card) : new CardReading.Unreadable(faults);
    }

    /** Reads a card from its text; text that is no JSON, or names a field twice, is one fault of the whole. */
    public CardReading read(String text) {
        JsonNode json;
        try {
            json = JSON.readTree(text);
        } catch (JacksonException broken) {
            return new CardReading.Unreadable(
                    List.of(new Refusal.Fault("", CardForm.CASE, "This is not well-formed JSON.")));
        }
        return read(json);
    }

    private LibraryCard shipped(String name) {
        return switch (read(resource("line/cards/" + name + ".json"))) {
            case CardReading.Readable(var card) -> card;
            case CardReading.Unreadable(var faults) ->
                throw new IllegalStateException("The shipped card " + name + " cannot be read: " + faults);
        };
    }

    private static String resource(String path) {
        try (InputStream stream = CardLibrary.class.getClassLoader().getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("The card " + path + " is missing.");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
