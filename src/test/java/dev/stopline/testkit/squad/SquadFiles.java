package dev.stopline.testkit.squad;

import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads the golden cases of squad; a word that nobody knows is a fault of the file, not passed over. A case with {@code
 * each: [rows]} is as many cases, in each of which {@code $name} stands for the row's value of that name.
 */
public final class SquadFiles {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "squad");
    private static final Path GIVEN = Path.of("src", "test", "resources", "golden", "squad-given.yaml");

    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .build();

    private SquadFiles() {}

    /** Every case of squad, file by file, with the lines of the sample tables. */
    public static List<SquadCase> squad() {
        return squad(new SampleTables());
    }

    /** Every case of squad, file by file; where a case has a line of the sample tables, it is that of these. */
    public static List<SquadCase> squad(Tables tables) {
        try (var files = Files.list(FOLDER)) {
            var leftOut = (ObjectNode) yaml(Files.readString(GIVEN));
            var cases = new ArrayList<SquadCase>();
            for (var file : files.sorted().toList()) {
                for (var each : yaml(Files.readString(file))) {
                    cases.addAll(read(file.getFileName().toString(), (ObjectNode) dealt(each, tables), leftOut));
                }
            }
            return cases;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static JsonNode yaml(String text) {
        var rules = new LoaderOptions();
        rules.setAllowDuplicateKeys(false);
        rules.setMaxAliasesForCollections(1000);
        return STRICT.valueToTree(new Yaml(new SafeConstructor(rules)).load(text));
    }

    private static JsonNode dealt(JsonNode node, Tables tables) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(each -> object.set(each.getKey(), dealt(each.getValue(), tables)));
        } else if (node instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                list.set(i, dealt(list.get(i), tables));
            }
        } else if (node.isString() && SampleTables.LINE.matcher(node.asString()).matches()) {
            var words = node.asString().split(" ");
            var line = tables.line(OptionalTable.valueOf(words[0]), words[1], Integer.parseInt(words[2]));
            return STRICT.getNodeFactory().stringNode(line);
        }
        return node;
    }

    private static List<SquadCase> read(String file, ObjectNode written, ObjectNode leftOut) {
        var cases = new ArrayList<SquadCase>();
        for (var each : rows(written)) {
            try {
                cases.add(STRICT.treeToValue(whole(each, leftOut), SquadCase.class));
            } catch (JacksonException | ClassCastException unknown) {
                var where = file + ", " + each.path("id").asString() + " "
                        + each.path("part").asString();
                throw new IllegalArgumentException(where + ": " + unknown.getMessage(), unknown);
            }
        }
        return cases;
    }

    private static List<ObjectNode> rows(ObjectNode written) {
        if (!(written.get("each") instanceof ArrayNode rows)) {
            return List.of(written);
        }
        var cases = new ArrayList<ObjectNode>();
        for (var row : rows) {
            var one = (ObjectNode) filled(written, (ObjectNode) row);
            one.remove("each");
            one.put("part", (written.path("part").asString("") + " " + (cases.size() + 1)).strip());
            cases.add(one);
        }
        return cases;
    }

    /** The node with every text {@code $name} replaced by the row's value. */
    private static JsonNode filled(JsonNode node, ObjectNode row) {
        if (node.isString() && node.asString().startsWith("$")) {
            var value = row.get(node.asString().substring(1));
            if (value == null) {
                throw new IllegalArgumentException("no row value for " + node);
            }
            return value;
        }
        if (node instanceof ObjectNode object) {
            var copy = STRICT.createObjectNode();
            object.properties().stream()
                    .filter(each -> !each.getKey().equals("each"))
                    .forEach(each -> copy.set(each.getKey(), filled(each.getValue(), row)));
            return copy;
        }
        if (node instanceof ArrayNode list) {
            var copy = STRICT.createArrayNode();
            list.forEach(each -> copy.add(filled(each, row)));
            return copy;
        }
        return node;
    }

    /** What may be left out is put in, so that a case has no null but where its record says so. */
    private static JsonNode whole(ObjectNode written, ObjectNode leftOut) {
        var whole = written.deepCopy();
        if (!whole.has("part")) {
            whole.put("part", "");
        }
        whole.withObject("then");
        whole.set("given", GivenWords.whole(whole.withObject("given"), leftOut));
        for (var list : List.of("rules", "before", "when")) {
            whole.withArray(list);
        }
        if (whole.get("sees") instanceof ObjectNode sees) {
            sees.withArray("events");
            sees.withArray("none");
            sees.withArray("noText");
            sees.withObject("state");
        }
        whole.get("before").forEach(each -> move((ObjectNode) each));
        whole.get("when").forEach(each -> move((ObjectNode) each));
        return whole;
    }

    private static void move(ObjectNode move) {
        move.withObject("with");
        move.withObject("state");
        move.withArray("dice");
        move.withArray("events");
        move.withArray("none");
        if (!move.has("refused")) {
            move.put("refused", "");
        }
    }
}
