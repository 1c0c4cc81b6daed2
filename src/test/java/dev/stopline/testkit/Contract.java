package dev.stopline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The served contract, read as a client's generator would read it. */
public final class Contract {

    private final JsonNode document;

    private Contract(JsonNode document) {
        this.document = document;
    }

    /** The contract that this service serves. */
    public static Contract of(Http http) {
        return new Contract(http.get("/v3/api-docs").json());
    }

    /**
     * An operation.
     *
     * @param body the schema of its request body; null if it takes none
     * @param bodyRequired whether the body may not be left out
     * @param parameters its parameters as the contract describes them
     */
    public record Operation(
            String method,
            String path,
            String id,
            @Nullable JsonNode body,
            boolean bodyRequired,
            List<JsonNode> parameters) {

        /** Whether it is part of one session of line. */
        public boolean isOfSession() {
            return path.contains("{sessionId}");
        }

        /** Whether it is part of one career of squad. */
        public boolean isOfCareer() {
            return path.contains("{careerId}");
        }

        /** Whether it is part of one event. */
        public boolean isOfTournament() {
            return path.contains("{tournamentId}");
        }

        /** The path with this in place of each of its variables, and 0 in place of those that are numbers. */
        public String at(String variable) {
            var filled = path;
            for (var parameter : parameters) {
                if (parameter.path("schema").path("type").asString("").equals("integer")) {
                    filled = filled.replace("{" + parameter.path("name").asString() + "}", "0");
                }
            }
            return filled.replaceAll("\\{[^}]+}", variable);
        }

        @Override
        public String toString() {
            return id;
        }
    }

    /** The operations of this HTTP method, in the contract's order. */
    public List<Operation> operations(String method) {
        var found = new ArrayList<Operation>();
        document.get("paths").forEachEntry((path, item) -> {
            var operation = item.get(method.toLowerCase(Locale.ROOT));
            if (operation != null) {
                found.add(operation(method, path, operation));
            }
        });
        return found;
    }

    /** The HTTP methods, in capitals, of an operation's path. */
    public List<String> methods(Operation operation) {
        var methods = new ArrayList<String>();
        document.get("paths").get(operation.path()).propertyNames().forEach(name -> {
            if (!name.equals("parameters")) {
                methods.add(name.toUpperCase(Locale.ROOT));
            }
        });
        return methods;
    }

    private Operation operation(String method, String path, JsonNode operation) {
        var body = operation.at("/requestBody/content/application~1json/schema");
        var parameters = new ArrayList<JsonNode>();
        operation.path("parameters").forEach(parameters::add);
        return new Operation(
                method,
                path,
                operation.get("operationId").asString(),
                body.isMissingNode() ? null : resolved(body),
                operation.at("/requestBody/required").asBoolean(false),
                parameters);
    }

    /** The schema itself where this one refers to it. */
    public JsonNode resolved(JsonNode schema) {
        var reference = schema.path("$ref").asString("");
        return reference.isEmpty() ? schema : resolved(document.at(reference.substring(1)));
    }

    /** The first type that a schema names, {@code null} aside; empty text if it names none. */
    public static String type(JsonNode schema) {
        var type = schema.path("type");
        if (!type.isArray()) {
            return type.asString("");
        }
        for (var one : type) {
            if (!one.asString().equals("null")) {
                return one.asString();
            }
        }
        return "";
    }

    /** A body that fits the schema, with every property that the contract names. */
    public ObjectNode example(JsonNode schema) {
        var body = JsonNodeFactory.instance.objectNode();
        schema.path("properties").forEachEntry((name, property) -> body.set(name, value(resolved(property))));
        return body;
    }

    private JsonNode value(JsonNode schema) {
        var example = schema.get("example");
        if (example != null) {
            return example;
        }
        var json = JsonNodeFactory.instance;
        if (schema.has("enum")) {
            return schema.get("enum").get(0);
        }
        return switch (type(schema)) {
            case "integer", "number" -> json.numberNode(schema.path("minimum").asInt(1));
            case "boolean" -> json.booleanNode(true);
            case "array" -> json.arrayNode();
            case "string" -> json.stringNode("a");
            default -> example(schema);
        };
    }

    /** This JSON as text. */
    public static String text(JsonNode json) {
        return JsonMapper.shared().writeValueAsString(json);
    }
}
