package dev.stopline.testkit.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A shipped card under a new id that nobody has seen, with a mark in its id, its title and the names of its hires: where
 * the mark is read, something tells of the card.
 *
 * @param cardId the card's id in the library
 * @param mark a word that stands nowhere else
 */
public record MarkedCard(String cardId, String mark) {

    /** Posts such a card. */
    public static MarkedCard posted(Http organizer) {
        var mark = "mark" + UUID.randomUUID().toString().substring(0, 8);
        var card = (ObjectNode) organizer.get("/v1/line/cards/pantry-routes").json();
        card.put("cardId", mark + "-routes").put("title", "Short " + mark);
        for (JsonNode hire : card.get("hires")) {
            ((ObjectNode) hire).put("name", hire.get("name").asString() + " " + mark);
        }
        var posted = organizer.post("/v1/line/cards", card.toString());
        assertThat(posted.status()).as(posted.text()).isEqualTo(201);
        return new MarkedCard(mark + "-routes", mark);
    }

    /** The body with which an organizer adds a board of it. */
    public String board(String mode) {
        return """
                {"game": "LINE", "mode": "%s", "cardId": "%s",
                 "ruleset": {"stages": "2", "gateClues": "1", "gateTypes": "PROCESS"}}""".formatted(mode, cardId);
    }
}
