package dev.stopline.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * The project's Dockerfile as its stages, in order.
 *
 * @param stages at least one; the last is the image
 */
record Dockerfile(List<Stage> stages) {

    static final Path FILE = Path.of("docker", "Dockerfile");

    /**
     * What follows one {@code FROM}.
     *
     * @param base the image it begins with
     * @param name what later stages call it, or empty text
     * @param steps its instructions in order
     */
    record Stage(String base, String name, List<Step> steps) {

        /** The arguments of the last instruction of this name, if there is one. */
        Optional<String> last(String instruction) {
            return steps.stream()
                    .filter(step -> step.instruction().equals(instruction))
                    .map(Step::arguments)
                    .reduce((earlier, later) -> later);
        }
    }

    /** One instruction with its arguments. */
    record Step(String instruction, String arguments) {}

    static Dockerfile read() {
        try {
            return parse(Files.readString(FILE));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Dockerfile parse(String text) {
        var stages = new ArrayList<Stage>();
        var withoutComments = text.replaceAll("(?m)^\\s*#.*\\R", "");
        for (var line :
                withoutComments.replaceAll("\\s*\\\\\\R\\s*", " ").lines().toList()) {
            if (line.isBlank()) {
                continue;
            }
            var words = line.strip().split("\\s+", 2);
            if (words[0].equals("FROM")) {
                var source = words[1].split("\\s+AS\\s+");
                stages.add(new Stage(source[0], source.length > 1 ? source[1] : "", new ArrayList<>()));
            } else {
                stages.getLast().steps().add(new Step(words[0], words[1]));
            }
        }
        return new Dockerfile(stages);
    }

    /** The image's own stage. */
    Stage image() {
        return stages.getLast();
    }

    /** The number of the image's user. */
    int user() {
        return Integer.parseInt(image().last("USER").orElseThrow().split(":")[0]);
    }

    /** What runs when the image starts. */
    List<String> entrypoint() {
        return words(image().last("ENTRYPOINT").orElseThrow());
    }

    /** What tells whether the running image is ready. */
    List<String> healthcheck() {
        var check = image().last("HEALTHCHECK").orElseThrow();
        return words(check.substring(check.indexOf("CMD ") + "CMD ".length()));
    }

    private static List<String> words(String jsonList) {
        return List.of(JsonMapper.shared().readValue(jsonList, String[].class));
    }
}
