package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.stopline.testkit.Http;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Holds answers to the served contract, and takes a field that it does not name for a fault. */
final class Contract {

    private static final String PARTS = "/components/schemas";
    private static final String PROPERTIES = "properties";
    private static final String REST = "additionalProperties";

    private final JsonNode contract;
    private final Map<String, Schema> schemas = new HashMap<>();

    private Contract(JsonNode contract) {
        this.contract = contract;
    }

    /** The contract that this service serves. */
    static Contract of(Http http) {
        var contract = http.get("/v3/api-docs").json();
        contract.at(PARTS).forEach(Contract::close);
        return new Contract(contract);
    }

    /** Fails if this answer to a GET of the operation is not 200 or not as the contract says. */
    void holds(String path, Http.Answer answer) {
        assertThat(answer.status()).as("%s: %s", path, answer.text()).isEqualTo(200);
        assertThat(schema(path, "get", "200").validate(answer.json()))
                .as("%s: %s", path, answer.text())
                .isEmpty();
    }

    private Schema schema(String path, String method, String status) {
        return schemas.computeIfAbsent(path + method + status, each -> {
            var pointer = "/paths/" + path.replace("/", "~1") + "/" + method + "/responses/" + status
                    + "/content/application~1json/schema";
            var root = JsonMapper.shared().createObjectNode();
            root.set("allOf", JsonMapper.shared().createArrayNode().add(contract.at(pointer)));
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
