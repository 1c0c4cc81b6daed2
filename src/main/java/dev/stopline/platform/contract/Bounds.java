package dev.stopline.platform.contract;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Closes what the code leaves open: every text, number and list has an end, and no request takes an unknown field. */
@Component
@Order(Bounds.ORDER)
class Bounds implements OpenApiCustomizer {

    static final int ORDER = 200;

    private static final int LONGEST_TEXT = 4000;
    private static final int LONGEST_LIST = 1000;
    private static final String ANY_TEXT = "^[^\\u0000]*$";

    @Override
    public void customise(OpenAPI contract) {
        var components = contract.getComponents();
        components.getSchemas().values().forEach(Bounds::close);
        operations(contract).forEach(operation -> {
            for (Parameter each : orEmpty(operation.getParameters())) {
                close(each.getSchema());
            }
        });
        var asked = new TreeSet<String>();
        operations(contract).forEach(operation -> collectAsked(operation, components, asked));
        asked.forEach(name -> refuseUnknownFields(components, name));
        components.setSchemas(new TreeMap<>(components.getSchemas()));
    }

    private static List<Operation> operations(OpenAPI contract) {
        return contract.getPaths().values().stream()
                .map(PathItem::readOperations)
                .flatMap(Collection::stream)
                .toList();
    }

    private static void close(@Nullable Schema<?> schema) {
        if (schema == null) {
            return;
        }
        switch (typeOf(schema)) {
            case "string" -> closeText(schema);
            case "integer" -> closeNumber(schema);
            case "array" -> schema.setMaxItems(Objects.requireNonNullElse(schema.getMaxItems(), LONGEST_LIST));
            default -> {}
        }
        parts(schema).forEach(Bounds::close);
    }

    private static void closeText(Schema<?> text) {
        boolean isListed = text.getEnum() != null || text.getConst() != null;
        if (!isListed && text.getFormat() == null) {
            text.setMaxLength(Objects.requireNonNullElse(text.getMaxLength(), LONGEST_TEXT));
            text.setPattern(Objects.requireNonNullElse(text.getPattern(), ANY_TEXT));
        } else if (!isListed) {
            text.setMaxLength(Objects.requireNonNullElse(text.getMaxLength(), 100));
        }
    }

    private static void closeNumber(Schema<?> number) {
        number.setFormat(Objects.requireNonNullElse(number.getFormat(), "int32"));
        number.setMinimum(Objects.requireNonNullElse(number.getMinimum(), BigDecimal.valueOf(-1_000_000)));
        number.setMaximum(Objects.requireNonNullElse(number.getMaximum(), BigDecimal.valueOf(1_000_000)));
    }

    private static void collectAsked(Operation operation, Components components, Set<String> asked) {
        if (operation.getRequestBody() != null && operation.getRequestBody().getContent() != null) {
            operation.getRequestBody().getContent().values().forEach(each -> {
                if (each.getSchema() != null) {
                    collect(each.getSchema(), components, asked);
                }
            });
        }
    }

    private static void collect(Schema<?> schema, Components components, Set<String> found) {
        if (schema.get$ref() != null) {
            var name = schema.get$ref().substring(schema.get$ref().lastIndexOf('/') + 1);
            var model = components.getSchemas().get(name);
            if (model != null && found.add(name)) {
                collect(model, components, found);
            }
        }
        parts(schema).forEach(part -> collect(part, components, found));
    }

    private static void refuseUnknownFields(Components components, String name) {
        var model = components.getSchemas().get(name);
        if (model != null && typeOf(model).equals("object") && model.getAdditionalProperties() == null) {
            model.setAdditionalProperties(false);
        }
    }

    private static List<Schema<?>> parts(Schema<?> schema) {
        var parts = new java.util.ArrayList<Schema<?>>();
        if (schema.getProperties() != null) {
            schema.getProperties().values().forEach(parts::add);
        }
        if (schema.getItems() != null) {
            parts.add(schema.getItems());
        }
        if (schema.getAdditionalProperties() instanceof Schema<?> values) {
            parts.add(values);
        }
        orEmpty(schema.getOneOf()).forEach(parts::add);
        orEmpty(schema.getAllOf()).forEach(parts::add);
        return parts;
    }

    private static String typeOf(Schema<?> schema) {
        if (schema.getTypes() != null && schema.getTypes().size() == 1) {
            return schema.getTypes().iterator().next();
        }
        return schema.getType() == null ? "" : schema.getType();
    }

    @SuppressWarnings("rawtypes") // the model's own signatures
    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }
}
