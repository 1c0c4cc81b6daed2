package dev.stopline.squad.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The reading of a file of texts, which is refused unless it is whole. */
final class SquadText {

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private SquadText() {}

    /** The shipped file of this name, open; {@link IllegalStateException} if it is missing. */
    static InputStream open(String name) {
        var yaml = SquadText.class.getResourceAsStream(name);
        if (yaml == null) {
            throw new IllegalStateException(name + " is missing");
        }
        return yaml;
    }

    /** The file as this type; {@link IllegalStateException} if a field is missing, unknown, twice there or of the wrong type. */
    static <T> T read(InputStream yaml, Class<T> type) {
        try (yaml) {
            return YAML.readValue(yaml, type);
        } catch (JacksonException malformed) {
            throw new IllegalStateException("the texts cannot be read: " + malformed.getOriginalMessage(), malformed);
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
    }

    /** Adds a fault for each line that is blank, or that stands there a second time. */
    static void checkLines(List<String> lines, List<String> faults) {
        var seen = new LinkedHashSet<String>();
        for (var line : lines) {
            // YAML reads an empty item as null, whatever the type says.
            if (line == null || line.isBlank()) {
                faults.add("a line is blank");
            } else if (!seen.add(line)) {
                faults.add("twice there: " + line);
            }
        }
    }

    /** {@link IllegalStateException} with every fault, if there is one. */
    static void refuseIfAny(List<String> faults) {
        if (!faults.isEmpty()) {
            throw new IllegalStateException("the texts are not whole: " + faults);
        }
    }
}
