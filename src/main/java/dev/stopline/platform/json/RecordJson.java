package dev.stopline.platform.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of values that are records: their components and nothing else, enums by name. Strict: an unknown, missing or
 * doubled field is an error, so that what was recorded says everything and nothing more.
 */
public final class RecordJson {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .changeDefaultVisibility(visibility -> visibility
                    .withFieldVisibility(Visibility.ANY)
                    .withGetterVisibility(Visibility.NONE)
                    .withIsGetterVisibility(Visibility.NONE))
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .build();

    private RecordJson() {}

    /** The records under a sealed type by their simple names, in the order in which they are permitted. */
    public static <T> Map<String, Class<? extends T>> records(Class<T> sealed) {
        var found = new LinkedHashMap<String, Class<? extends T>>();
        collect(sealed, sealed, found);
        return found;
    }

    private static <T> void collect(Class<?> type, Class<T> root, Map<String, Class<? extends T>> found) {
        if (!type.isSealed()) {
            if (found.put(type.getSimpleName(), type.asSubclass(root)) != null) {
                throw new IllegalStateException("two types are called " + type.getSimpleName());
            }
            return;
        }
        for (var permitted : List.of(type.getPermittedSubclasses())) {
            collect(permitted, root, found);
        }
    }

    /** An empty object. */
    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** The record's components. */
    public static ObjectNode write(Object record) {
        return MAPPER.<ObjectNode>valueToTree(record);
    }

    /**
     * The record of these components.
     *
     * @throws IllegalArgumentException if the JSON is not exactly that
     */
    public static <T> T read(JsonNode json, Class<T> type) {
        try {
            return MAPPER.treeToValue(json, type);
        } catch (JacksonException unfit) {
            throw new IllegalArgumentException(type.getSimpleName() + ": " + unfit.getOriginalMessage(), unfit);
        }
    }

    /**
     * The JSON that this text is.
     *
     * @throws IllegalArgumentException if it is not well-formed, or says a field twice
     */
    public static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException broken) {
            throw new IllegalArgumentException("not well-formed JSON: " + broken.getOriginalMessage(), broken);
        }
    }

    /** The value as JSON on one line. */
    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
