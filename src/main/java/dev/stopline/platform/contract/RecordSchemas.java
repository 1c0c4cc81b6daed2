package dev.stopline.platform.contract;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JavaType;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Reads records as they are: their components and nothing else, required unless they may be null, texts as long as
 * {@link CodePoints} says. Two records of one name would melt into one schema, and are refused.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE) // registered first, and so asked last: the others only unwrap
class RecordSchemas extends ModelResolver {

    private static final String REFERENCE = "#/components/schemas/";

    private final Map<String, Class<?>> named = new ConcurrentHashMap<>();

    RecordSchemas(List<SchemaNames> features) {
        super(Json31.mapper(), new ContractNames(features));
        openapi31(true);
    }

    @Override
    @SuppressWarnings({"rawtypes", "NullAway"}) // the library's signature; what it cannot read, it answers with null
    public Schema resolve(AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        Schema<?> schema = super.resolve(type, context, chain);
        JavaType java = Json31.mapper().constructType(type.getType());
        if (schema != null && java != null && java.getRawClass().isRecord()) {
            settle(schema, java.getRawClass(), context);
        }
        return schema;
    }

    private void settle(Schema<?> schema, Class<?> record, ModelConverterContext context) {
        var model = schema;
        if (schema.get$ref() != null && schema.get$ref().startsWith(REFERENCE)) {
            var name = schema.get$ref().substring(REFERENCE.length());
            var other = named.putIfAbsent(name, record);
            if (other != null && other != record) {
                throw new IllegalStateException("two schemas are called " + name + ": " + other + " and " + record);
            }
            model = context.getDefinedModels().get(name);
        }
        if (model != null && model.getProperties() != null) {
            settle(model, List.of(record.getRecordComponents()));
        }
    }

    private static void settle(Schema<?> model, List<RecordComponent> components) {
        var required = new TreeSet<String>();
        if (components.stream().anyMatch(RecordSchemas::isUnwrapped)) {
            required.addAll(model.getRequired() == null ? List.of() : model.getRequired());
        } else {
            var names = components.stream().map(RecordSchemas::nameOf).toList();
            model.getProperties().keySet().retainAll(names);
        }
        components.stream()
                .filter(each -> !isNullable(each))
                .map(RecordSchemas::nameOf)
                .filter(model.getProperties()::containsKey)
                .forEach(required::add);
        model.setRequired(List.copyOf(required));
        for (var each : components) {
            var property = model.getProperties().get(nameOf(each));
            var length = each.getAccessor().getAnnotation(CodePoints.class) == null
                    ? each.getAnnotation(CodePoints.class)
                    : each.getAccessor().getAnnotation(CodePoints.class);
            if (property != null && length != null) {
                property.setMaxLength(length.max());
                property.setMinLength(length.min() == 0 ? null : Integer.valueOf(length.min()));
            }
        }
    }

    /** What answers call the component: a name that it is given, or else its own. */
    private static String nameOf(RecordComponent component) {
        var given = component.getAccessor().getAnnotation(JsonProperty.class);
        return given == null || given.value().isEmpty() ? component.getName() : given.value();
    }

    private static boolean isUnwrapped(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
    }

    private static boolean isNullable(RecordComponent component) {
        return Arrays.stream(component.getAnnotatedType().getAnnotations())
                .anyMatch(each -> each.annotationType() == Nullable.class);
    }
}
