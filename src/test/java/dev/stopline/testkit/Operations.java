package dev.stopline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The operations that the served contract lists, by their ids. */
public final class Operations {

    private final Map<String, Operation> operations = new TreeMap<>();

    private Operations() {}

    /**
     * One operation.
     *
     * @param path with its parameters in braces
     * @param fields the fields that its body may have
     * @param required those of them that it must have
     */
    public record Operation(String method, String path, List<String> fields, List<String> required) {}

    /** What the running service says of itself. */
    public static Operations of(Http http) {
        var contract = http.get("/v3/api-docs").json();
        var all = new Operations();
        contract.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (method.getValue().has("operationId")) {
                        all.operations.put(
                                method.getValue().get("operationId").asString(),
                                operation(contract, path.getKey(), method.getKey(), method.getValue()));
                    }
                }));
        return all;
    }

    private static Operation operation(JsonNode contract, String path, String method, JsonNode operation) {
        var schema = operation.at("/requestBody/content/application~1json/schema");
        var body =
                schema.has("$ref") ? contract.at(schema.get("$ref").asString().substring(1)) : schema;
        var fields = new ArrayList<String>();
        body.path("properties").propertyNames().forEach(fields::add);
        var required = new ArrayList<String>();
        body.path("required").forEach(each -> required.add(each.asString()));
        return new Operation(method, path, fields, required);
    }

    /** The operation of this id; fails if there is none. */
    public Operation operation(String id) {
        return Objects.requireNonNull(operations.get(id), () -> "the contract has no operation " + id);
    }
}
