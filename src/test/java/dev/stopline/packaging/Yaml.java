package dev.stopline.packaging;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** YAML read strictly: no key twice, no field that the type does not have. */
final class Yaml {

    // The model's types keep unknown fields in a map beside the known ones: without that map they fail.
    private static final YAMLMapper STRICT = YAMLMapper.builder(new YAMLFactory())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .annotationIntrospector(new JacksonAnnotationIntrospector() {
                @Override
                public Boolean hasAnySetter(MapperConfig<?> config, Annotated member) {
                    return false;
                }
            })
            .build();

    private Yaml() {}

    /** The documents of a file, one after another. */
    static List<JsonNode> documents(Path file) {
        var documents = new ArrayList<JsonNode>();
        try (var parser = STRICT.createParser(file.toFile())) {
            while (parser.nextToken() != null) {
                documents.add(parser.readValueAsTree());
            }
        }
        return documents;
    }

    /** The tree as a value of this type, or an exception that names the field the type does not have. */
    static <T> T typed(JsonNode tree, Class<T> type) {
        return STRICT.convertValue(tree, type);
    }

    /** The value as a tree. */
    static JsonNode tree(Object value) {
        return STRICT.valueToTree(value);
    }
}
