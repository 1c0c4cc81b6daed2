package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Holds answers to the served contract, and takes a field that it does not name for a fault. */
public final class AnswerContract {

    private static final String PARTS = "/components/schemas";
    private static final String PROPERTIES = "properties";
    private static final String REST = "additionalProperties";

    private final JsonNode contract;
    private final Map<String, Schema> schemas = new HashMap<>();

    private AnswerContract(JsonNode contract) {
        this.contract = contract;
    }

    /** The contract that this service serves. */
    public static AnswerContract of(Http http) {
        var contract = http.get("/v3/api-docs").json();
        contract.at(PARTS).forEach(AnswerContract::close);
        return new AnswerContract(contract);
    }

    /** Fails if this answer to a GET of the operation is not 200 or not as the contract says. */
    public void holds(String path, Http.Answer answer) {
        assertThat(answer.status()).as("%s: %s", path, answer.text()).isEqualTo(200);
        holds(path, "get", answer);
    }

    /** Fails if this answer is not one that the contract has for this method: its status, its media type, the headers and every field. */
    public void holds(String path, String method, Http.Answer answer) {
        var type = answer.header("content-type").split(";", 2)[0];
        var said = resolved(contract.at("/paths/" + pointed(path) + "/" + method + "/responses/" + answer.status()));
        assertThat(said.path("content").has(type))
                .as("%s %s says nothing of %s with %s: %s", method, path, answer.status(), type, answer.text())
                .isTrue();
        said.path("headers").forEachEntry((name, header) -> {
            if (header.path("required").asBoolean(false)) {
                assertThat(answer.header(name))
                        .as("%s of %s %s", name, method, path)
                        .isNotEmpty();
            }
        });
        if (type.endsWith("json")) {
            assertThat(schema(path, method, answer.status(), type).validate(answer.json()))
                    .as("%s %s: %s", method, path, answer.text())
                    .isEmpty();
        }
    }

    private static String pointed(String part) {
        return part.replace("~", "~0").replace("/", "~1");
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? contract.at(node.get("$ref").asString().substring(1)) : node;
    }

    private Schema schema(String path, String method, int status, String type) {
        return schemas.computeIfAbsent(path + method + status + type, each -> {
            var answer = resolved(contract.at("/paths/" + pointed(path) + "/" + method + "/responses/" + status));
            var root = JsonMapper.shared().createObjectNode();
            root.set(
                    "allOf",
                    JsonMapper.shared().createArrayNode().add(answer.at("/content/" + pointed(type) + "/schema")));
            root.set("components", contract.get("components"));
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(root);
        });
    }

    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.has(PROPERTIES) && !object.has(REST)) {
            object.put(REST, false);
        }
    }
}
