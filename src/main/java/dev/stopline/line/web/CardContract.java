package dev.stopline.line.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.stopline.line.content.CardLibrary;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Schema;
import java.util.Objects;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The form of a card in the contract: the published schema of cards, its parts among the contract's own. */
@Component
@Order(0)
class CardContract implements OpenApiCustomizer {

    /** What the contract calls a card that comes in. */
    static final String NAME = "CardToPost";

    private static final String PARTS = "$defs";
    private static final String REF = "$ref";

    private final ObjectNode schema;

    CardContract(CardLibrary library) {
        this.schema = (ObjectNode) JsonMapper.shared().readTree(library.schema());
    }

    @Override
    public void customise(OpenAPI contract) {
        var card = schema.deepCopy();
        var schemas = contract.getComponents().getSchemas();
        card.remove(PARTS).forEachEntry((name, part) -> schemas.put(nameOf(name), read(part)));
        card.remove("$schema");
        card.remove("$id");
        schemas.put(NAME, read(card));
        Objects.requireNonNull(schemas.get("LoadCaseCard"))
                .getProperties()
                .put("card", new Schema<>().$ref("#/components/schemas/" + NAME));
    }

    private static String nameOf(String part) {
        return NAME + Character.toUpperCase(part.charAt(0)) + part.substring(1);
    }

    private static Schema<?> read(JsonNode part) {
        redirect(part);
        try {
            return Json31.mapper().readValue(part.toString(), Schema.class);
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException("the schema of cards cannot be read", broken);
        }
    }

    private static void redirect(JsonNode node) {
        if (node instanceof ObjectNode object && object.hasNonNull(REF)) {
            var name = object.get(REF).asString();
            object.put(REF, "#/components/schemas/" + nameOf(name.substring(name.lastIndexOf('/') + 1)));
        }
        node.forEach(CardContract::redirect);
    }
}
