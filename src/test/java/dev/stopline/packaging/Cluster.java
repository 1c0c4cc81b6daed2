package dev.stopline.packaging;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Manifests as typed objects, as a cluster's API would read them. */
record Cluster(List<HasMetadata> objects) {

    private static final List<Class<? extends HasMetadata>> KINDS = List.of(
            ConfigMap.class,
            Deployment.class,
            HorizontalPodAutoscaler.class,
            Ingress.class,
            NetworkPolicy.class,
            PodDisruptionBudget.class,
            Secret.class,
            Service.class,
            ServiceAccount.class);

    /** The manifests, each loaded strictly into the type of its kind. */
    static Cluster of(List<? extends JsonNode> manifests) {
        return new Cluster(manifests.stream().map(Cluster::load).toList());
    }

    private static HasMetadata load(JsonNode manifest) {
        var apiVersion = manifest.path("apiVersion").asString("");
        var kind = manifest.path("kind").asString("");
        var type = KINDS.stream()
                .filter(known -> HasMetadata.getKind(known).equals(kind)
                        && HasMetadata.getApiVersion(known).equals(apiVersion))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no kind " + kind + " in " + apiVersion));
        return Yaml.typed(manifest, type);
    }

    <T extends HasMetadata> Stream<T> all(Class<T> kind) {
        return objects.stream().filter(kind::isInstance).map(kind::cast);
    }

    <T extends HasMetadata> Optional<T> named(Class<T> kind, String name) {
        return all(kind)
                .filter(object -> object.getMetadata().getName().equals(name))
                .findFirst();
    }

    /** The ids that occur more than once: kind and name. */
    List<String> twice() {
        return objects.stream()
                .map(object -> object.getKind() + "/" + object.getMetadata().getName())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .filter(entry -> entry.getValue() > 1)
                .map(java.util.Map.Entry::getKey)
                .toList();
    }
}
