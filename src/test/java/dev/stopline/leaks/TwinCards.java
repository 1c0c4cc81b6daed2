package dev.stopline.leaks;

import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.Table;
import dev.stopline.line.rules.Verb;
import dev.stopline.platform.axon.EventJson;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The cards of a pair: the same to everybody but the Incident Master. */
final class TwinCards {

    private static final JsonMapper JSON = EventJson.mapper();
    private static final List<Verb> SCORING = Arrays.stream(Verb.values())
            .filter(verb -> verb.table() == Table.COMRADES && verb.scores())
            .toList();

    private TwinCards() {}

    /** The card of the first game. */
    static CaseCard one(Difference difference, long game) {
        var card = MarkedCard.with(new Markers(game));
        return difference == Difference.WHO_IS_WHO ? withTwoFactsOfTheOperator(card) : card;
    }

    /** The card of the second game. */
    static CaseCard other(Difference difference, CaseCard one, long game) {
        return switch (difference) {
            case WHO_IS_WHO -> withAnotherOperator(one);
            case FACTS -> withOtherFacts(one, new Markers(game));
            case CARD -> MarkedCard.with(new Markers(game));
            case SCRIPT -> withAnotherScript(one);
            case FACES, RESULTS, ELSEWHERE, ABOVE_THE_CAP, WORDS, FINGERS, NOTES, RULES -> one;
        };
    }

    /** A process and a money fact, as every decoy has: so that the two sheets differ in nothing but who it is. */
    private static CaseCard withTwoFactsOfTheOperator(CaseCard card) {
        var json = json(card);
        var facts = (ArrayNode) json.at("/hires/0/facts");
        facts.remove(3);
        facts.remove(1);
        ((ObjectNode) json.at("/controls/1"))
                .putArray("linkedFacts")
                .add(facts.get(0).get("factId").asString());
        return card(json);
    }

    private static CaseCard withAnotherOperator(CaseCard card) {
        var json = json(card);
        var first = (ObjectNode) json.at("/hires/0");
        var second = (ObjectNode) json.at("/hires/1");
        first.put("identity", "DECOY");
        second.put("identity", "OPERATOR");
        JsonNode costs = first.get("humanCosts").deepCopy();
        first.putArray("humanCosts");
        second.set("humanCosts", costs);
        return card(json);
    }

    private static CaseCard withOtherFacts(CaseCard card, Markers markers) {
        var json = json(card);
        for (var hire : json.get("hires")) {
            for (var each : hire.get("facts")) {
                var fact = (ObjectNode) each;
                fact.put("text", markers.fresh("another fact"));
                fact.put("explanation", markers.fresh("another reason"));
                if (fact.get("type").asString().equals("PROCESS")) {
                    fact.put("type", "DEVICE");
                    fact.put("revealOnTier", "NONE");
                }
            }
        }
        ((ObjectNode) json.at("/hires/2/facts/1")).put("availableFromStage", 3);
        ((ObjectNode) json.at("/hires/1/facts/1")).put("revealOnTier", "PARTIAL");
        return card(json);
    }

    private static CaseCard withAnotherScript(CaseCard card) {
        var json = json(card);
        for (var each : json.get("scriptedMoves")) {
            var move = (ObjectNode) each;
            int verb = SCORING.indexOf(Verb.valueOf(move.get("verb").asString()));
            move.put("verb", SCORING.get((verb + 1) % SCORING.size()).name());
            move.put("hire", 2);
            move.put("band", move.get("band").asString().equals("HARD") ? "STANDARD" : "HARD");
        }
        ((ObjectNode) json.at("/coverHolders/0")).put("role", "REMOTE");
        ((ObjectNode) json.at("/coverHolders/2")).put("role", "FACE");
        json.putArray("companyMoves");
        return card(json);
    }

    private static ObjectNode json(CaseCard card) {
        return JSON.valueToTree(card);
    }

    private static CaseCard card(ObjectNode json) {
        return JSON.treeToValue(json, CaseCard.class);
    }
}
