package dev.stopline.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A request body with one thing wrong.
 *
 * @param what what is wrong, for a person
 * @param pointer where the answer must say that it is; null where it may say any place
 */
public record BadBody(String what, String json, @Nullable String pointer) {

    private static final String DEEP = "[".repeat(2000) + "]".repeat(2000);

    /** One of each kind of fault that a text may have in JSON, but for its length. */
    private static final Map<String, String> UNFIT = Map.ofEntries(
            Map.entry("U+0000", "\"a\\u0000b\""),
            Map.entry("a bell", "\"a\\u0007b\""),
            Map.entry("a carriage return", "\"a\\rb\""),
            Map.entry("delete", "\"a\\u007fb\""),
            Map.entry("a C1 control", "\"a\\u0085b\""),
            Map.entry("a high surrogate alone", "\"a\\ud83db\""),
            Map.entry("a low surrogate alone", "\"a\\ude00b\""),
            Map.entry("surrogates in the wrong order", "\"\\ude00\\ud83d\""),
            Map.entry("a high surrogate at the end", "\"a\\ud83d\""));

    /** Every fault of one kind or another that a body of this operation may have. */
    public static List<BadBody> of(Contract contract, Contract.Operation operation, JsonNode schema) {
        var good = contract.example(schema);
        var bad = new ArrayList<>(wholes(good, operation.bodyRequired()));
        schema.path("required").forEach(name -> bad.add(missing(good, name.asString())));
        schema.path("properties").forEachEntry((name, property) -> {
            var resolved = contract.resolved(property);
            wrongValues(resolved).forEach(value -> bad.add(with(good, name, value)));
            if (isRequired(schema, name)) {
                bad.add(with(good, name, "null"));
            }
            if (Contract.type(resolved).equals("string") && !resolved.has("enum")) {
                texts(good, name).forEach(bad::add);
            }
        });
        return bad;
    }

    private static boolean isRequired(JsonNode schema, String name) {
        for (var required : schema.path("required")) {
            if (required.asString().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static List<BadBody> wholes(ObjectNode good, boolean required) {
        var json = Contract.text(good);
        var inner = json.substring(1, json.length() - 1);
        var more = inner.isEmpty() ? "" : "," + inner;
        var bad = new ArrayList<>(List.of(
                new BadBody("cut short", json.substring(0, json.length() - 1), ""),
                new BadBody("a comma too many", "{\"zzz\":1,}", null),
                new BadBody("single quotes", "{'zzz':1}", ""),
                new BadBody("a comment", "/* hello */" + json, ""),
                new BadBody("another body behind it", json + json, ""),
                new BadBody("a word behind it", json + " true", ""),
                new BadBody("a brace behind it", json + "}", ""),
                new BadBody("a list", "[" + json + "]", ""),
                new BadBody("a text", "\"" + "a".repeat(20) + "\"", ""),
                new BadBody("an empty text", "\"\"", ""),
                new BadBody("a number", "3", ""),
                new BadBody("a flag", "true", ""),
                new BadBody("not JSON", "<a/>", ""),
                new BadBody("a bare word", "NaN", ""),
                new BadBody("an unknown field", "{\"zzz\":1" + more + "}", "/zzz"),
                new BadBody("an unknown field of null", "{\"zzz\":null" + more + "}", "/zzz"),
                new BadBody("a field named __proto__", "{\"__proto__\":{}" + more + "}", "/__proto__"),
                new BadBody("a field with a slash", "{\"a/b~c\":1" + more + "}", "/a~1b~0c"),
                new BadBody("a field without a name", "{\"\":1" + more + "}", "/"),
                new BadBody("a long name", "{\"" + "n".repeat(3000) + "\":1" + more + "}", null),
                new BadBody("a deep unknown field", "{\"zzz\":" + DEEP + more + "}", null),
                new BadBody("deep lists", DEEP, null),
                new BadBody("deep objects", "{\"a\":".repeat(2000) + "1" + "}".repeat(2000), null)));
        if (required) {
            // An empty body may be taken for an empty object: then what is missing from it is named.
            bad.add(new BadBody("nothing", "", null));
            bad.add(new BadBody("white space", "  \n ", ""));
            bad.add(new BadBody("null", "null", ""));
        }
        good.propertyNames().stream()
                .findFirst()
                .ifPresent(name -> bad.add(new BadBody(
                        "a field twice",
                        "{" + inner + ",\"" + name + "\":" + Contract.text(good.get(name)) + "}",
                        null)));
        return bad;
    }

    private static List<String> wrongValues(JsonNode schema) {
        if (schema.has("enum")) {
            return List.of("\"NO_SUCH\"", "\"\"", "0", "1.5", "true", "[]", "{}", "\"no such\"", "\" \"", DEEP);
        }
        return switch (Contract.type(schema)) {
            case "string" -> List.of("7", "7.5", "true", "[]", "{}", "[\"a\"]", "{\"a\":\"b\"}", DEEP);
            case "integer" ->
                List.of(
                        "\"2\"",
                        "\"\"",
                        "1.5",
                        "1.0",
                        "1e0",
                        "true",
                        "[]",
                        "{}",
                        "[1]",
                        "2147483648",
                        "-2147483649",
                        "9".repeat(30),
                        "9".repeat(3000),
                        "1e999999999",
                        DEEP);
            case "boolean" -> List.of("\"true\"", "\"\"", "0", "1", "[]", "{}", DEEP);
            case "array" -> List.of("\"\"", "1", "true", "{}", DEEP);
            case "object" -> List.of("\"\"", "1", "true", "[]", "{\"a\":1}", "{\"a\":null}", "{\"a\":{}}", DEEP);
            default -> List.of();
        };
    }

    private static Stream<BadBody> texts(ObjectNode good, String name) {
        var unfit = UNFIT.entrySet().stream()
                .map(entry -> new BadBody(
                        name + " with " + entry.getKey(), replaced(good, name, entry.getValue()), "/" + name));
        return Stream.concat(
                unfit, Stream.of(tooLong(good, name, 15_000, "/" + name), tooLong(good, name, 25_000, null)));
    }

    /** Beyond what the reader of JSON takes at all, a body that is read as a tree has no place to name. */
    private static BadBody tooLong(ObjectNode good, String name, int length, @Nullable String pointer) {
        return new BadBody(
                name + " of " + length + " characters",
                replaced(good, name, "\"" + "a".repeat(length) + "\""),
                pointer);
    }

    private static BadBody missing(ObjectNode good, String name) {
        return new BadBody("without " + name, Contract.text(good.deepCopy().without(name)), "/" + name);
    }

    private static BadBody with(ObjectNode good, String name, String value) {
        var shown = value.length() > 30 ? value.substring(0, 30) + "…" : value;
        boolean isPlain = value.length() < 100 && !value.startsWith("{\"a\"") && !value.startsWith("[");
        return new BadBody(name + " = " + shown, replaced(good, name, value), isPlain ? "/" + name : null);
    }

    /** The good body with this JSON text, whatever it is, as the value of a field. */
    private static String replaced(ObjectNode good, String name, String value) {
        var marked = good.deepCopy().put(name, "@here@");
        return Contract.text(marked).replace("\"@here@\"", value);
    }

    @Override
    public String toString() {
        return what;
    }
}
