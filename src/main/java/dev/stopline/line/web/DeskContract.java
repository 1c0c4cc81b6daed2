package dev.stopline.line.web;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** The desks in the contract: a union over {@code kind}. */
@Component
@Order(0)
class DeskContract implements OpenApiCustomizer {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final String KIND = "kind";

    @Override
    @SuppressWarnings("rawtypes") // the model's own signatures
    public void customise(OpenAPI contract) {
        var schemas = contract.getComponents().getSchemas();
        var union = new Schema<>().description("What lies before your side alone; kind says which side.");
        var mapping = new Discriminator().propertyName(KIND);
        DeskKinds.names().forEach((type, kind) -> {
            schemas.put(type, desk(schemas, type, kind));
            union.addOneOfItem(new Schema<>().$ref(SCHEMAS + type));
            mapping.mapping(kind, SCHEMAS + type);
        });
        schemas.put("Desk", union.discriminator(mapping));
        Objects.requireNonNull(schemas.get("Board")).getProperties().put("desk", new Schema<>().$ref(SCHEMAS + "Desk"));
    }

    /** The desk with its kind, whether the library saw it alone or as a part of the whole. */
    @SuppressWarnings("rawtypes") // the model's own signatures
    private static Schema<?> desk(Map<String, Schema> schemas, String type, String kind) {
        var tag = new StringSchema()
                .description("Always " + kind + " here; by this value you tell which side's desk you have been sent.");
        tag.setConst(kind);
        var desk = new ObjectSchema().addProperty(KIND, tag);
        var required = new ArrayList<>(List.of(KIND));
        var parts = new ArrayList<Schema<?>>();
        Schema<?> read = Objects.requireNonNull(schemas.get(type));
        parts.add(read);
        if (read.getAllOf() != null) {
            read.getAllOf().forEach(parts::add);
        }
        for (var part : parts) {
            if (part.getProperties() != null) {
                part.getProperties().forEach(desk::addProperty);
                required.addAll(part.getProperties().keySet());
            }
        }
        return desk.required(required);
    }
}
