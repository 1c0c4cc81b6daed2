package dev.stopline.packaging;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The project's compose file.
 *
 * @param tree what stands in it
 */
record ComposeFile(JsonNode tree) {

    static final Path FILE = Path.of("docker", "compose.yaml");

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z_]+)(:[?-])([^}]*)}");

    static ComposeFile read() {
        return new ComposeFile(Yaml.documents(FILE).getFirst());
    }

    JsonNode service(String name) {
        return tree.at("/services/" + name);
    }

    /**
     * The environment of a service, with these variables put in.
     *
     * @throws IllegalStateException if a required one is missing
     */
    Map<String, String> environment(String service, Map<String, String> variables) {
        var environment = new LinkedHashMap<String, String>();
        service(service)
                .path("environment")
                .properties()
                .forEach(entry -> environment.put(
                        entry.getKey(), substituted(entry.getValue().asString(""), variables)));
        return environment;
    }

    private static String substituted(String value, Map<String, String> variables) {
        return VARIABLE.matcher(value).replaceAll(found -> {
            var given = variables.getOrDefault(found.group(1), "");
            if (given.isEmpty() && found.group(2).equals(":?")) {
                throw new IllegalStateException(found.group(1) + ": " + found.group(3));
            }
            return java.util.regex.Matcher.quoteReplacement(given.isEmpty() ? found.group(3) : given);
        });
    }
}
