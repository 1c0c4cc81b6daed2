package dev.stopline.testkit.squad;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Fills up what a case leaves out of where it begins; a case that names factions has the campaign layer on. */
final class GivenWords {

    private GivenWords() {}

    static ObjectNode whole(ObjectNode written, ObjectNode leftOut) {
        var given = merged(leftOut.get("given"), written);
        if (written.has("factions")) {
            given.put("layer", true);
        }
        if (given.path("layer").asBoolean()) {
            given.set("factions", merged(leftOut.get("layer"), given.withObject("factions")));
        }
        values(given.withObject("factions"), leftOut.get("faction"));
        list(given.withArray("contacts"), leftOut.get("contact"));
        list(given.withArray("record"), leftOut.get("record"));
        list(given.withArray("pending"), leftOut.get("pending"));
        list((ArrayNode) given.get("job").get("opened"), leftOut.get("pending"));
        if (given.get("interdict") instanceof ObjectNode interdict) {
            given.set("interdict", merged(leftOut.get("interdict"), interdict));
        }
        var sources = given.withObject("sources");
        values(sources, leftOut.get("source"));
        sources.properties().forEach(each -> named(each.getKey(), (ObjectNode) each.getValue()));
        return given;
    }

    private static void named(String id, ObjectNode source) {
        for (var word : List.of("id", "name", "family")) {
            if (!source.has(word)) {
                source.put(word, id);
            }
        }
    }

    private static void values(ObjectNode map, JsonNode leftOut) {
        for (var name : List.copyOf(map.propertyNames())) {
            map.set(name, merged(leftOut, (ObjectNode) map.get(name)));
        }
    }

    private static void list(ArrayNode list, JsonNode leftOut) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, merged(leftOut, (ObjectNode) list.get(i)));
        }
    }

    /** The written node over what it leaves out: objects are merged, all else is replaced. */
    private static ObjectNode merged(JsonNode leftOut, ObjectNode written) {
        var merged = ((ObjectNode) leftOut).deepCopy();
        written.properties().forEach(each -> {
            boolean both = each.getValue().isObject() && merged.get(each.getKey()) instanceof ObjectNode;
            merged.set(
                    each.getKey(),
                    both ? merged(merged.get(each.getKey()), (ObjectNode) each.getValue()) : each.getValue());
        });
        return merged;
    }
}
