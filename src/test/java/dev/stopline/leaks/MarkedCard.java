package dev.stopline.leaks;

import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.FixtureCard;
import dev.stopline.platform.axon.EventJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fixture's card with a marker in the place of every id and every text that is not for everybody, and with a fact for
 * each step of the tier. Words of the rules (verbs, roles, types of record) and the public file stay.
 */
public final class MarkedCard {

    private static final JsonMapper JSON = EventJson.mapper();
    private static final Set<String> IDS =
            Set.of("cardId", "factId", "noteId", "lineId", "controlId", "eventId", "moveId", "linkedFacts");
    private static final Set<String> TEXTS =
            Set.of("text", "explanation", "victim", "topic", "spokenText", "narration");

    private final Markers markers;
    private final Map<String, String> ids = new LinkedHashMap<>();

    private MarkedCard(Markers markers) {
        this.markers = markers;
    }

    /** The card, marked with these. */
    public static CaseCard with(Markers markers) {
        var card = (ObjectNode) JSON.valueToTree(FixtureCard.card());
        var marked = new MarkedCard(markers);
        card.put("cardId", marked.id("cardId", card.get("cardId").asString()));
        for (var part : List.of("hires", "controls", "events", "scriptedMoves", "companyMoves")) {
            marked.mark(card.get(part), part);
        }
        // In the first round of its stage, so that it is there in games of one round a stage too.
        ((ObjectNode) card.at("/scriptedMoves/2")).put("covered", true);
        ((ObjectNode) card.at("/scriptedMoves/3")).put("covered", false);
        ((ObjectNode) card.at("/hires/0/facts/1")).put("revealOnTier", "PARTIAL");
        ((ObjectNode) card.at("/hires/1/facts/0")).put("revealOnTier", "CLEAN");
        return JSON.treeToValue(card, CaseCard.class);
    }

    private void mark(JsonNode node, String path) {
        if (node instanceof ObjectNode object) {
            for (var field : List.copyOf(object.propertyNames())) {
                var value = object.get(field);
                var at = path + "/" + field;
                if (value.isString() && !value.asString().isEmpty() && IDS.contains(field)) {
                    object.put(field, id(at, value.asString()));
                } else if (value.isString() && !value.asString().isEmpty() && TEXTS.contains(field)) {
                    object.put(field, markers.fresh(at));
                } else if (IDS.contains(field) && value.isArray()) {
                    var linked = object.putArray(field);
                    value.forEach(each -> linked.add(id(at, each.asString())));
                } else {
                    mark(value, at);
                }
            }
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            mark(node.get(i), path + "/" + i);
        }
    }

    private String id(String at, String value) {
        return ids.computeIfAbsent(value, unknown -> markers.fresh(at + " " + value));
    }
}
