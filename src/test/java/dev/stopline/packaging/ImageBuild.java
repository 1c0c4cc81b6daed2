package dev.stopline.packaging;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a Dockerfile's steps in folders instead of layers: each stage is a folder, its WORKDIR a folder in it. An
 * instruction that it does not know fails.
 */
final class ImageBuild {

    private final Path context;
    private final Path workshop;
    private final Map<String, Path> stages = new LinkedHashMap<>();

    /** A build from this context, in this empty folder. */
    ImageBuild(Path context, Path workshop) {
        this.context = context;
        this.workshop = workshop;
    }

    /** Runs every stage; the answer is the WORKDIR of the last. */
    Path run(Dockerfile dockerfile) throws IOException, InterruptedException {
        Path workdir = workshop;
        for (var stage : dockerfile.stages()) {
            var root = Files.createDirectories(workshop.resolve("stage-" + stages.size()));
            workdir = root;
            for (var step : stage.steps()) {
                workdir = carryOut(step, root, workdir);
            }
            stages.put(stage.name(), workdir);
        }
        return workdir;
    }

    private Path carryOut(Dockerfile.Step step, Path root, Path workdir) throws IOException, InterruptedException {
        switch (step.instruction()) {
            case "WORKDIR" -> {
                return Files.createDirectories(root.resolve(step.arguments().replaceFirst("^/", "")));
            }
            case "COPY" -> copy(step.arguments().split("\\s+"), workdir);
            case "RUN" -> shell(step.arguments(), workdir);
            case "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT" -> {
                // These say how the image runs, not what is in it.
            }
            default -> throw new IllegalStateException("no such step is known here: " + step);
        }
        return workdir;
    }

    private void copy(String[] words, Path workdir) throws IOException {
        Path from = context;
        int first = 0;
        if (words[0].startsWith("--from=")) {
            from = known(words[0].substring("--from=".length()));
            first = 1;
        }
        var target = workdir.resolve(words[words.length - 1]).normalize();
        for (int i = first; i < words.length - 1; i++) {
            copy(from, words[i], target, words[words.length - 1].endsWith("/"));
        }
    }

    private Path known(String stage) {
        @Nullable Path folder = stages.get(stage);
        if (folder == null) {
            throw new IllegalStateException("no earlier stage is called " + stage);
        }
        return folder;
    }

    /** As the engine does: a folder's content, or a file into a folder or under a new name. */
    private static void copy(Path from, String pattern, Path target, boolean intoFolder) throws IOException {
        var wanted = FileSystems.getDefault().getPathMatcher("glob:" + pattern.replaceFirst("/$", ""));
        List<Path> sources;
        try (var all = Files.walk(from)) {
            sources = all.filter(path -> wanted.matches(from.relativize(path))).toList();
        }
        if (sources.size() != 1) {
            throw new IllegalStateException(pattern + " should name one file or folder, but names " + sources);
        }
        var source = sources.getFirst();
        try (var parts = Files.walk(source)) {
            for (var part : parts.filter(Files::isRegularFile).toList()) {
                var place = Files.isDirectory(source)
                        ? target.resolve(source.relativize(part))
                        : intoFolder ? target.resolve(source.getFileName()) : target;
                Files.createDirectories(place.getParent());
                Files.copy(part, place);
            }
        }
    }

    private static void shell(String command, Path workdir) throws IOException, InterruptedException {
        var process = inImage(List.of("bash", "-c", command), workdir, Map.of())
                .inheritIO()
                .start();
        if (!process.waitFor(2, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new IllegalStateException("this step failed: " + command);
        }
    }

    /** A command as the image would run it: in its folder, with these variables, with this JVM's Java as "java". */
    static ProcessBuilder inImage(List<String> command, Path workdir, Map<String, String> variables) {
        // A process builder looks a program up in this JVM's path; env looks it up in the path that it is given.
        var words = new ArrayList<>(List.of("/usr/bin/env"));
        words.addAll(command);
        var builder = new ProcessBuilder(words).directory(workdir.toFile());
        var path = Path.of(System.getProperty("java.home"), "bin") + ":/usr/bin:/bin";
        builder.environment().clear();
        builder.environment().putAll(variables);
        builder.environment().put("PATH", path);
        return builder;
    }
}
