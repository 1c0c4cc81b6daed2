package dev.stopline.platform.moves;

import dev.stopline.platform.axon.EventName;
import dev.stopline.platform.axon.EventNames;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.springdoc.core.customizers.OpenApiCustomizer;

/** The events of one game in the contract: a union over {@code type}, each with its own fields. */
public abstract class EventContract implements OpenApiCustomizer {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final String EVENTS = "events";

    private final List<EventName> events;
    private final Names names;

    /** The contract of the events whose stored names begin with the game's word. */
    protected EventContract(List<EventNames> features, Names names) {
        this.names = names;
        this.events = features.stream()
                .flatMap(feature -> feature.eventNames().stream())
                .filter(event -> event.name().startsWith(names.game() + "."))
                .toList();
    }

    /**
     * What the contract calls the events of a game.
     *
     * @param game the first word of their stored names
     * @param prefix what goes before each event's own name, so that two games may have events of one name
     * @param union the union of them all
     * @param holders the schemas whose {@code events} are of this union
     */
    public record Names(String game, String prefix, String union, List<String> holders) {

        public Names {
            holders = List.copyOf(holders);
        }
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
            var seen = names.prefix() + event.type().getSimpleName() + "Seen";
            schemas.put(seen, seen(event, resolved.schema));
            union.addOneOfItem(new Schema<>().$ref(SCHEMAS + seen));
            mapping.mapping(event.name(), SCHEMAS + seen);
        }
        schemas.put(names.union(), union.discriminator(mapping));
        var items = new ArraySchema().items(new Schema<>().$ref(SCHEMAS + names.union()));
        for (var holder : names.holders()) {
            Schema<?> held = Objects.requireNonNull(schemas.get(holder), holder);
            var said = Objects.requireNonNull(held.getProperties().get(EVENTS)).getDescription();
            held.getProperties().put(EVENTS, items.description(said));
        }
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
