package dev.stopline.rulebook;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that a session may set before it starts.
 *
 * @param key its name
 * @param label DEFAULT or GAP; a RULED rule has no key
 * @param rule the rule that it overrides
 * @param kind what kind of value it takes
 * @param defaultValue the value of a session that does not set it: a number, a boolean, a word or a list of words
 * @param min the lowest number; for INTEGER only
 * @param max the highest number; for INTEGER only
 * @param values the words to choose from; for CHOICE and TYPE_SET only
 * @param readers who may read it: as its rule
 * @param ours whether it is our own default and not in the rules text
 * @param sentence what it sets, in one or two plain sentences
 */
@Schema(name = "RulesetKey", description = "A value that a session may set before it starts.")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RulesetKeyDoc(
        @JsonProperty(required = true) @Schema(example = "roundsPerStage")
        String key,

        @JsonProperty(required = true) RuleLabel label,

        @JsonProperty(required = true) @Schema(example = "L-ROUND-01")
        String rule,

        @JsonProperty(required = true) KeyKind kind,

        @JsonProperty(value = "default", required = true)
        @Schema(
                description = "The value of a session that does not set the key.",
                oneOf = {Integer.class, Boolean.class, String.class, String[].class})
        Object defaultValue,

        @Nullable @Schema(description = "The lowest number; for INTEGER only.", example = "1")
        Integer min,

        @Nullable @Schema(description = "The highest number; for INTEGER only.", example = "6")
        Integer max,

        @Nullable @Schema(description = "The words to choose from; for CHOICE and TYPE_SET only.")
        List<String> values,

        @JsonProperty(required = true) RuleReaders readers,

        @Schema(
                requiredMode = Schema.RequiredMode.REQUIRED,
                description = "Whether it is our own default and not in the rules text.")
        boolean ours,

        @JsonProperty(required = true) @Schema(example = "How many rounds a stage has.")
        String sentence) {

    public RulesetKeyDoc {
        values = values == null ? null : List.copyOf(values);
    }

    /** Whether a session may set the key to this value, given as a number, a boolean, a word or a list of words. */
    public boolean allows(Object value) {
        return switch (kind) {
            case INTEGER ->
                value instanceof Integer number && min != null && max != null && number >= min && number <= max;
            case BOOLEAN -> value instanceof Boolean;
            case CHOICE -> values != null && values.contains(value);
            case TYPE_SET ->
                value instanceof List<?> words
                        && !words.isEmpty()
                        && values != null
                        && values.containsAll(words)
                        && words.stream().distinct().count() == words.size();
        };
    }
}
