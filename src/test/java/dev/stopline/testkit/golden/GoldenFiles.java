package dev.stopline.testkit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the golden cases of a folder; a word that nobody knows is a fault of the file, not passed over. */
public final class GoldenFiles {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .build();

    /** A state of which nothing is asked. */
    static final GoldenCase.State NOTHING = STRICT.treeToValue(STRICT.createObjectNode(), GoldenCase.State.class);

    private GoldenFiles() {}

    /** Every case of the catalogue of line, file by file. */
    public static List<GoldenCase> line() {
        return in("line");
    }

    /** Every case of line beside the catalogue: what each key of the ruleset changes, and rules that no golden case shows. */
    public static List<GoldenCase> lineMore() {
        return in("line-more");
    }

    private static List<GoldenCase> in(String folder) {
        try (var files = Files.list(FOLDER.resolve(folder))) {
            var cases = new ArrayList<GoldenCase>();
            for (var file : files.filter(each -> each.toString().endsWith(".yaml"))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList()) {
                cases.addAll(read(file.getFileName().toString(), Files.readString(file)));
            }
            return cases;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * The cases that a text tells.
     *
     * @throws IllegalArgumentException if it holds a word that no case may have; the message names file and case
     * @throws YAMLException if it is no YAML, or holds a key twice
     */
    public static List<GoldenCase> read(String file, String yaml) {
        var rules = new LoaderOptions();
        rules.setAllowDuplicateKeys(false);
        var cases = new ArrayList<GoldenCase>();
        for (var each : STRICT.<ArrayNode>valueToTree(new Yaml(new SafeConstructor(rules)).load(yaml))) {
            cases.add(read(file, (ObjectNode) each));
        }
        return cases;
    }

    private static GoldenCase read(String file, ObjectNode written) {
        try {
            return STRICT.treeToValue(whole(written), GoldenCase.class);
        } catch (JacksonException unknown) {
            throw new IllegalArgumentException(
                    file + ", " + written.path("id").asString() + ": " + unknown.getOriginalMessage(), unknown);
        }
    }

    /** What may be left out is put in, so that a case has no null but where its record says so. */
    private static JsonNode whole(ObjectNode written) {
        text(written, "part");
        lists(written, "rules", "rulings", "before", "when", "sees");
        var given = written.withObject("given");
        word(given, "mode", "COMPANY_ONLY");
        word(given, "phase", "PLAY");
        word(given, "at", "S1R1/ACT");
        numbers(given, "payoff", "exposure", "lookups", "closings");
        objects(given, "ruleset", "rolls", "coverHeld", "actionsLeft");
        lists(given, "clues", "gone", "held", "liveControls", "spent", "visited", "also");
        if (given.get("line") instanceof ObjectNode line) {
            numbers(line, "to");
            word(line, "until", "CUT_WINDOW");
            word(line, "table", given.path("mode").asString().equals("COMRADES_ONLY") ? "COMRADES" : "COMPANY");
            objects(line, "votes");
            if (!line.has("free")) {
                line.put("free", false);
            }
        }
        written.withObject("then");
        for (var list : List.of("before", "when")) {
            written.get(list).forEach(each -> move((ObjectNode) each));
        }
        sees(written);
        return written;
    }

    private static void move(ObjectNode move) {
        word(move, "by", "IM");
        for (var name : List.of("do", "for", "as", "refused", "query")) {
            text(move, name);
        }
        lists(move, "events", "none", "faults", "missing", "sees");
        move.withObject("state");
        sees(move);
    }

    private static void sees(ObjectNode node) {
        node.get("sees").forEach(each -> lists((ObjectNode) each, "events", "none", "noText", "text"));
    }

    private static void text(ObjectNode node, String name) {
        word(node, name, "");
    }

    private static void word(ObjectNode node, String name, String value) {
        if (!node.has(name)) {
            node.put(name, value);
        }
    }

    private static void numbers(ObjectNode node, String... names) {
        for (var name : names) {
            if (!node.has(name)) {
                node.put(name, 0);
            }
        }
    }

    private static void lists(ObjectNode node, String... names) {
        for (var name : names) {
            node.withArray(name);
        }
    }

    private static void objects(ObjectNode node, String... names) {
        for (var name : names) {
            node.withObject(name);
        }
    }
}
