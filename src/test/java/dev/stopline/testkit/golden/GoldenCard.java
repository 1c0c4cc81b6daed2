package dev.stopline.testkit.golden;

import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.FixtureCard;
import dev.stopline.platform.axon.EventJson;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fixture card as a case edits it. The words: {@code tag: {d1: PARTIAL}} (the tier step that reveals a fact),
 * {@code file: [entries]} (added to the file; left out: hire 0, no victim), {@code live: [k1]} (live from the start),
 * {@code set: {pointer: value}} (a pointer that ends in a dash appends), {@code remove: [pointers]}, and
 * {@code fault: NAME}, a card that may not be played.
 */
final class GoldenCard {

    private static final JsonMapper JSON = EventJson.mapper();

    /** The faults by name: pointer and value; an empty value removes. */
    private static final Map<String, Map<String, String>> FAULTS = Map.ofEntries(
            Map.entry("TWO_OPERATORS", Map.of("/hires/1/identity", "\"OPERATOR\"")),
            Map.entry(
                    "OPERATOR_WITHOUT_MONEY",
                    Map.of("/hires/0/facts/2/type", "\"DEVICE\"", "/hires/0/facts/3/type", "\"DEVICE\"")),
            Map.entry("FACT_WITHOUT_TYPE", Map.of("/hires/1/facts/0/type", "\"UNMARKED\"")),
            Map.entry("DECOY_WITH_THREE_ODDITIES", Map.of("/hires/1/facts/-", """
                            {"factId": "m2b", "type": "MONEY", "text": "Paid twice in June.", "availableFromStage": 2,
                             "explanation": "Payroll made the error.", "revealOnTier": "NONE"}""")),
            Map.entry("DECOY_WITHOUT_REASON", Map.of("/hires/1/facts/0/explanation", "\"\"")),
            Map.entry("DECOY_WITH_HUMAN_COST", Map.of("/hires/1/humanCosts/-", """
                            {"factId": "hc2", "text": "A pension went missing.", "victim": "the caretaker"}""")),
            Map.entry("HIRE_WITH_TWO_LINES", Map.of("/hires/2/lines/2", "")),
            Map.entry("MONEY_FACT_FROM_STAGE_1", Map.of("/hires/2/facts/1/availableFromStage", "1")),
            Map.entry("NO_STOPPING_CONTROL", Map.of("/controls/0/stopping", "false", "/controls/1/stopping", "false")),
            Map.entry("MOVE_WITHOUT_BAND", Map.of("/scriptedMoves/0/band", "\"UNMARKED\"")),
            Map.entry("STAGE_WITHOUT_HOLDER", Map.of("/coverHolders/1", "")),
            Map.entry("TWO_COVERED", Map.of("/scriptedMoves/1/covered", "true")),
            Map.entry("NONE_COVERED", Map.of("/scriptedMoves/0/covered", "false")));

    private GoldenCard() {}

    /** The fixture card with these edits. */
    static CaseCard edited(@Nullable JsonNode edits) {
        var card = (ObjectNode) JSON.valueToTree(FixtureCard.card());
        if (edits != null) {
            edits.properties().forEach(edit -> apply(card, edit.getKey(), edit.getValue()));
        }
        return JSON.treeToValue(card, CaseCard.class);
    }

    private static void apply(ObjectNode card, String word, JsonNode value) {
        switch (word) {
            case "tag" ->
                value.properties().forEach(each -> fact(card, each.getKey()).set("revealOnTier", each.getValue()));
            case "file" ->
                value.forEach(each -> {
                    var entry = (ObjectNode) each.deepCopy();
                    if (!entry.has("hire")) {
                        entry.put("hire", 0);
                    }
                    if (!entry.has("victim")) {
                        entry.put("victim", "");
                    }
                    ((ArrayNode) card.get("file")).add(entry);
                });
            case "live" ->
                value.forEach(each -> card.get("controls").forEach(control -> {
                    if (control.get("controlId").equals(each)) {
                        ((ObjectNode) control).put("live", true);
                    }
                }));
            case "set" -> value.properties().forEach(each -> set(card, each.getKey(), each.getValue()));
            case "remove" -> value.forEach(each -> remove(card, each.asString()));
            case "fault" -> fault(card, value.asString());
            case String unknown -> throw new IllegalArgumentException("a card has no edit called " + unknown);
        }
    }

    private static void fault(ObjectNode card, String name) {
        var changes = FAULTS.get(name);
        if (changes == null) {
            throw new IllegalArgumentException("no fault is called " + name);
        }
        changes.forEach((pointer, value) -> {
            if (value.isEmpty()) {
                remove(card, pointer);
            } else {
                set(card, pointer, JSON.readTree(value));
            }
        });
    }

    private static ObjectNode fact(ObjectNode card, String factId) {
        for (var hire : card.get("hires")) {
            for (var fact : hire.get("facts")) {
                if (fact.get("factId").asString().equals(factId)) {
                    return (ObjectNode) fact;
                }
            }
        }
        throw new IllegalArgumentException("the card has no fact " + factId);
    }

    private static void set(ObjectNode card, String pointer, JsonNode value) {
        var at = JsonPointer.compile(pointer);
        var name = at.last().getMatchingProperty();
        if (card.at(at.head()) instanceof ArrayNode list) {
            if (name.equals("-")) {
                list.add(value);
            } else {
                list.set(Integer.parseInt(name), value);
            }
        } else {
            ((ObjectNode) card.at(at.head())).set(name, value);
        }
    }

    private static void remove(ObjectNode card, String pointer) {
        var at = JsonPointer.compile(pointer);
        ((ArrayNode) card.at(at.head())).remove(at.last().getMatchingIndex());
    }
}
