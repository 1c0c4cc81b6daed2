package dev.stopline.packaging;

import io.fabric8.zjsonpatch.JsonPatch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The part of a kustomization that this project uses; any other key in the file fails. Rendering it reads each resource,
 * finds the one target of each patch and applies it, and uses every image entry, or fails.
 */
record Kustomization(
        String apiVersion,
        String kind,
        @Nullable String namespace,
        List<String> resources,
        @Nullable List<Image> images,
        @Nullable List<Patch> patches) {

    private static final Path SECRET = Path.of("k8s", "base", "secret.example.yaml");

    /** Another name and tag for the containers that run this image. */
    record Image(String name, String newName, String newTag) {}

    /** A file of JSON Patch steps for one resource. */
    record Patch(String path, Target target) {}

    /** The resource that a patch is for. */
    record Target(String kind, String name) {

        boolean is(JsonNode resource) {
            return kind.equals(resource.path("kind").asString(""))
                    && name.equals(resource.path("metadata").path("name").asString(""));
        }
    }

    /** The resources of a folder with a kustomization, as they would be sent to a cluster. */
    static List<ObjectNode> render(Path folder) {
        var file = folder.resolve("kustomization.yaml");
        return Yaml.typed(Yaml.documents(file).getFirst(), Kustomization.class).renderIn(folder);
    }

    /** The same with the example of the secret that each cluster makes for itself. */
    static List<ObjectNode> renderWithSecret(Path folder) {
        var all = new ArrayList<>(render(folder));
        all.add((ObjectNode) Yaml.documents(SECRET).getFirst());
        return all;
    }

    private List<ObjectNode> renderIn(Path folder) {
        var rendered = new ArrayList<ObjectNode>();
        for (var resource : resources) {
            var path = folder.resolve(resource);
            if (Files.isDirectory(path)) {
                rendered.addAll(render(path));
            } else {
                Yaml.documents(path).forEach(document -> rendered.add((ObjectNode) document));
            }
        }
        if (namespace != null) {
            rendered.forEach(resource -> ((ObjectNode) resource.get("metadata")).put("namespace", namespace));
        }
        if (images != null) {
            images.forEach(image -> use(image, rendered));
        }
        if (patches != null) {
            for (var patch : patches) {
                apply(patch, Yaml.documents(folder.resolve(patch.path())).getFirst(), rendered);
            }
        }
        return rendered;
    }

    private static void apply(Patch patch, JsonNode steps, List<ObjectNode> resources) {
        var targets = resources.stream().filter(patch.target()::is).toList();
        if (targets.size() != 1) {
            throw new IllegalStateException(
                    patch.path() + " is for " + patch.target() + ", of which there are " + targets.size());
        }
        var target = targets.getFirst();
        for (var step : steps) {
            // The library lets some steps on absent places pass.
            var place = step.path("path").asString("");
            if (!step.path("op").asString("").equals("add") && target.at(place).isMissingNode()) {
                throw new IllegalStateException(patch.path() + ": there is no " + place);
            }
        }
        resources.set(resources.indexOf(target), (ObjectNode) JsonPatch.apply(steps, target));
    }

    private static void use(Image image, List<ObjectNode> resources) {
        var users = resources.stream()
                .flatMap(resource -> resource.findValues("containers").stream())
                .flatMap(containers -> containers.valueStream())
                .filter(container -> container.path("image").asString("").equals(image.name()))
                .map(ObjectNode.class::cast)
                .toList();
        if (users.isEmpty()) {
            throw new IllegalStateException("no container runs the image " + image.name());
        }
        users.forEach(container -> container.put("image", image.newName() + ":" + image.newTag()));
    }
}
