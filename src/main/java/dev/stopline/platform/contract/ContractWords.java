package dev.stopline.platform.contract;

import io.swagger.v3.core.util.AnnotationsUtils;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Schema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.ResourcePatternResolver;
import org.springframework.stereotype.Component;

/**
 * Says in the contract what every schema and field is that the code says nothing of: the records of the pure rules know no
 * contract, and most of their words are the games' terms. The words are the files {@code contract/*.yaml}.
 */
@Component
@Order(ContractWords.ORDER)
class ContractWords implements OpenApiCustomizer {

    static final int ORDER = 150;

    private final List<WordsFile> files = new ArrayList<>();

    ContractWords(ResourcePatternResolver resources) {
        try {
            for (var file : resources.getResources("classpath:contract/*.yaml")) {
                files.add(read(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static WordsFile read(Resource file) throws IOException {
        try (var yaml = file.getInputStream()) {
            return WordsFile.read(yaml);
        }
    }

    /** Describes the contract; words that nothing in it asks for are an {@link IllegalStateException}. */
    @Override
    public void customise(OpenAPI contract) {
        for (var file : files) {
            var unused = new TreeSet<>(file.fields().keySet());
            file.schemas().forEach((name, words) -> {
                Schema<?> schema = contract.getComponents().getSchemas().get(name);
                if (schema == null) {
                    throw new IllegalStateException("words for " + name + ", which the contract does not have");
                }
                describe(name, schema, words.says());
                describeFields(name, schema, words.fields(), file.fields(), unused);
            });
            if (!unused.isEmpty()) {
                throw new IllegalStateException("words for fields that no schema has: " + unused);
            }
        }
    }

    @SuppressWarnings("rawtypes") // the model's own signatures
    private static void describeFields(
            String name, Schema<?> schema, Map<String, String> own, Map<String, String> usual, TreeSet<String> unused) {
        Map<String, Schema> fields = schema.getProperties() == null ? Map.of() : schema.getProperties();
        own.keySet().stream().filter(each -> !fields.containsKey(each)).forEach(absent -> {
            throw new IllegalStateException("words for " + name + "." + absent + ", which the contract does not have");
        });
        for (var field : List.copyOf(fields.keySet())) {
            // One and the same object stands in every schema that a part is unwrapped into.
            Schema type = AnnotationsUtils.clone(fields.get(field), true);
            if (own.containsKey(field)) {
                describe(name + "." + field, type, own.get(field));
            } else if (type.getDescription() == null && usual.containsKey(field)) {
                type.setDescription(usual.get(field));
                unused.remove(field);
            }
            fields.put(field, type);
        }
    }

    private static void describe(String what, Schema<?> schema, @Nullable String words) {
        if (words == null) {
            return;
        }
        if (schema.getDescription() != null && !schema.getDescription().equals(words)) {
            throw new IllegalStateException(what + " has words of its own: " + schema.getDescription());
        }
        schema.setDescription(words);
    }
}
