package dev.stopline.line.web;

import dev.stopline.platform.axon.EventName;
import dev.stopline.platform.axon.EventNames;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.math.BigDecimal;
import java.util.List;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** The events in the contract: a union over {@code type}, each with its own fields. */
@Component
@Order(0)
class EventContract implements OpenApiCustomizer {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final String GAME = "line.";

    private final List<EventName> events;

    EventContract(List<EventNames> features) {
        this.events = features.stream()
                .flatMap(feature -> feature.eventNames().stream())
                .filter(event -> event.name().startsWith(GAME))
                .toList();
    }

    @Override
    @SuppressWarnings("rawtypes") // the model's own signatures
    public void customise(OpenAPI contract) {
        var schemas = contract.getComponents().getSchemas();
        var union = new Schema<>().description("An event as your seat saw it; type says which.");
        var mapping = new Discriminator().propertyName("type");
        for (var event : events) {
            var resolved = ModelConverters.getInstance(true)
                    .resolveAsResolvedSchema(new AnnotatedType(event.type()).resolveAsRef(true));
            resolved.referencedSchemas.forEach(schemas::putIfAbsent);
            var seen = event.type().getSimpleName() + "Seen";
            schemas.put(seen, seen(event, resolved.schema));
            union.addOneOfItem(new Schema<>().$ref(SCHEMAS + seen));
            mapping.mapping(event.name(), SCHEMAS + seen);
        }
        schemas.put("EventSeen", union.discriminator(mapping));
        schemas.remove("JsonNode");
    }

    private static Schema<?> seen(EventName event, Schema<?> data) {
        var type = new StringSchema().description("Which event it is.");
        type.setConst(event.name());
        var version = new IntegerSchema().format("int32").description("Your seat's own number of it, from 1.");
        version.setMinimum(BigDecimal.ONE);
        return new ObjectSchema()
                .description(event.name() + " as your seat saw it.")
                .addProperty("type", type)
                .addProperty("version", version)
                .addProperty("data", data)
                .required(List.of("type", "version", "data"));
    }
}
