package dev.stopline.rulebook;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A rulebook as its YAML file has it; what is usual (testable, no inherited label) may be left out there. */
record RulebookFile(
        @JsonProperty(required = true) String game,
        @JsonProperty(required = true) List<Chapter> chapters,
        @JsonProperty(required = true) List<Entry> rules,
        @JsonProperty(required = true) List<RulesetKeyDoc> rulesetKeys) {

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /** A rule in the file. */
    record Entry(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String chapter,
            @JsonProperty(required = true) RuleLabel label,
            boolean inherited,
            @JsonProperty(required = true) RuleReaders readers,
            @JsonProperty(required = true) String sentence,
            @JsonProperty(required = true) List<String> keys,
            @Nullable Boolean testable,
            @Nullable String why) {

        Rule rule() {
            return new Rule(
                    id,
                    chapter,
                    label,
                    inherited,
                    sentence,
                    keys,
                    readers,
                    testable == null || testable,
                    why == null ? "" : why);
        }
    }

    /**
     * Reads a file.
     *
     * @throws IllegalStateException if it is no YAML, or a field is missing, unknown or of the wrong type
     */
    static RulebookFile read(InputStream yaml) {
        try {
            return YAML.readValue(yaml, RulebookFile.class);
        } catch (JacksonException malformed) {
            throw new IllegalStateException("a rulebook cannot be read: " + malformed.getOriginalMessage(), malformed);
        }
    }
}
