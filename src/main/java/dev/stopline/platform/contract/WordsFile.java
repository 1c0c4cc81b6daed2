package dev.stopline.platform.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A file of words of the contract.
 *
 * @param fields what a field of this name is in any schema of the file that says nothing else of it
 * @param schemas by its name in the contract, what a schema is and what its fields are
 */
record WordsFile(
        @JsonProperty(required = true) Map<String, String> fields,
        @JsonProperty(required = true) Map<String, Words> schemas) {

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** The words of one schema; a text alone in the file says what the schema is. */
    record Words(@Nullable String says, Map<String, String> fields) {

        @JsonCreator
        static Words of(
                @JsonProperty("says") @Nullable String says,
                @JsonProperty("fields") @Nullable Map<String, String> fields) {
            return new Words(says, Objects.requireNonNullElse(fields, Map.of()));
        }

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Words of(String says) {
            return new Words(says, Map.of());
        }
    }

    /**
     * Reads a file.
     *
     * @throws IllegalStateException if it is no YAML, or a field is missing, unknown or of the wrong type
     */
    static WordsFile read(InputStream yaml) {
        try {
            return YAML.readValue(yaml, WordsFile.class);
        } catch (JacksonException malformed) {
            throw new IllegalStateException(
                    "words of the contract cannot be read: " + malformed.getOriginalMessage(), malformed);
        }
    }
}
