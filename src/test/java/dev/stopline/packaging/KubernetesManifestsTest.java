package dev.stopline.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

class KubernetesManifestsTest {

    private static final Path BASE = Path.of("k8s", "base");
    private static final Path PRODUCTION = Path.of("k8s", "overlays", "production");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"k8s/base", "k8s/overlays/production"})
    void everyManifestLoadsStrictlyAndEveryReferenceLeadsSomewhere(String kustomization) {
        var cluster = Cluster.of(Kustomization.renderWithSecret(Path.of(kustomization)));

        assertThat(Links.brokenIn(cluster)).isEmpty();
    }

    @Test
    void everyFileBelongsToAKustomizationOrIsTheExampleOfTheSecret() throws IOException {
        try (var files = Files.list(BASE)) {
            var listed = new ArrayList<>(Yaml.typed(
                            Yaml.documents(BASE.resolve("kustomization.yaml")).getFirst(), Kustomization.class)
                    .resources());
            listed.addAll(List.of("kustomization.yaml", "secret.example.yaml"));

            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(listed);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Deployment, /spec/template/spec/containers/0/readinesProbe",
        "Deployment, /spec/template/spec/containers/0/resources/limit",
        "Deployment, /spec/replica",
        "Service, /spec/ports/0/targetport",
        "Ingress, /spec/rules/0/http/paths/0/backend/service/port/nam",
        "HorizontalPodAutoscaler, /spec/minReplica",
        "PodDisruptionBudget, /spec/maxUnavailble",
        "NetworkPolicy, /spec/egress/0/too",
        "ServiceAccount, /automountServiceAccountTokens",
        "ConfigMap, /datas",
        "Secret, /stringDatas"
    })
    void aFieldThatTheKindDoesNotHaveFails(String kind, String place) {
        var manifests = changed(kind, place, "x");
        var field = place.substring(place.lastIndexOf('/') + 1);

        assertThatThrownBy(() -> Cluster.of(manifests)).hasMessageContaining("\"" + field + "\"");
    }

    @Test
    void aKindOfAnotherVersionFails() {
        var manifests = changed("Deployment", "/apiVersion", "apps/v1beta1");

        assertThatThrownBy(() -> Cluster.of(manifests)).hasMessageContaining("apps/v1beta1");
    }

    @ParameterizedTest
    @CsvSource({
        "Deployment, /spec/selector/matchLabels/app.kubernetes.io~1name, does not select its own pods",
        "Deployment, /spec/template/spec/serviceAccountName, no service account x",
        "Deployment, /spec/template/spec/topologySpreadConstraints/0/labelSelector/matchLabels/other, not spread",
        "Deployment, /spec/template/spec/containers/0/envFrom/0/configMapRef/name, no ConfigMap x",
        "Deployment, /spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/name, in a secret x",
        "Deployment, /spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/key, no key x",
        "Deployment, /spec/template/spec/containers/0/volumeMounts/0/name, no volume x",
        "Deployment, /spec/template/spec/containers/0/startupProbe/httpGet/port, no port x to probe",
        "Deployment, /spec/template/spec/containers/0/livenessProbe/httpGet/port, no port x to probe",
        "Deployment, /spec/template/spec/containers/0/readinessProbe/httpGet/port, no port x to probe",
        "Deployment, /metadata/name, nothing to scale",
        "Deployment, /metadata/namespace, several namespaces",
        "Service, /spec/selector/other, the service selects no pods",
        "Service, /spec/ports/0/targetPort, the service's port x",
        "Service, /spec/ports/0/name, no service stopline with a port http",
        "Service, /metadata/name, no service stopline with a port http",
        "Ingress, /spec/rules/0/host, TLS for other hosts",
        "HorizontalPodAutoscaler, /spec/scaleTargetRef/kind, nothing to scale",
        "PodDisruptionBudget, /spec/selector/matchLabels/other, the budget selects no pods",
        "NetworkPolicy, /spec/podSelector/matchLabels/other, the network policy selects no pods",
        "NetworkPolicy, /spec/ingress/0/ports/0/port, the network policy opens x",
        "Secret, /metadata/name, in a secret stopline",
        "ConfigMap, /metadata/name, no ConfigMap stopline",
        "ServiceAccount, /metadata/name, no service account stopline"
    })
    void aReferenceThatLeadsNowhereIsFound(String kind, String place, String complaint) {
        var cluster = Cluster.of(changed(kind, place, "x"));

        assertThat(Links.brokenIn(cluster)).anySatisfy(line -> assertThat(line).contains(complaint));
    }

    @Test
    void aManifestThatIsThereTwiceIsFound() {
        var manifests = Kustomization.renderWithSecret(BASE);
        manifests.add(manifests.getFirst());

        assertThat(Links.brokenIn(Cluster.of(manifests))).containsExactly("ServiceAccount/stopline is there twice");
    }

    @Test
    void theOverlayChangesImageReplicasHostAndSettings() {
        var cluster = Cluster.of(Kustomization.renderWithSecret(PRODUCTION));

        assertThat(cluster.all(Deployment.class))
                .singleElement()
                .satisfies(deployment -> assertThat(deployment
                                .getSpec()
                                .getTemplate()
                                .getSpec()
                                .getContainers()
                                .getFirst()
                                .getImage())
                        .isEqualTo("images.example.org/stopline:0.1.0"));
        assertThat(cluster.all(Ingress.class)).singleElement().satisfies(ingress -> {
            assertThat(ingress.getSpec().getRules().getFirst().getHost()).isEqualTo("stopline.example.org");
            assertThat(ingress.getMetadata().getNamespace()).isEqualTo("stopline");
        });
    }

    @ParameterizedTest
    @CsvSource({
        "patch kind, kind: HorizontalPodAutoscaler, kind: DaemonSet, of which there are 0",
        "patch target, '      name: stopline', '      name: other', of which there are 0",
        "patch file, path: host.yaml, path: absent.yaml, absent.yaml",
        "patch place, /spec/minReplicas, /spec/minReplica, there is no /spec/minReplica",
        "image, '  - name: stopline', '  - name: other', no container runs the image other",
        "resource, ../../base, ../../absent, absent",
        "key, 'namespace: stopline', 'nameprefix: stopline', nameprefix"
    })
    void aKustomizationThatDoesNotResolveFails(String what, String now, String then, String complaint)
            throws IOException {
        copy(Path.of("k8s"), folder);
        var overlay = folder.resolve("overlays/production");
        try (var files = Files.list(overlay)) {
            for (var file : files.toList()) {
                Files.writeString(file, Files.readString(file).replace(now, then));
            }
        }

        assertThatThrownBy(() -> Kustomization.render(overlay)).hasMessageContaining(complaint);
    }

    /** Where the real tool is at hand it has the last word on what the small reader above makes of the files. */
    @ParameterizedTest
    @ValueSource(strings = {"k8s/base", "k8s/overlays/production"})
    void theRealToolRendersTheSame(String kustomization) throws Exception {
        var rendered = folder.resolve("rendered.yaml");
        assumeTrue(rendersTo(rendered, kustomization), "no kubectl on the path");

        assertThat(Yaml.documents(rendered))
                .containsExactlyInAnyOrderElementsOf(
                        List.<JsonNode>copyOf(Kustomization.render(Path.of(kustomization))));
    }

    private static boolean rendersTo(Path file, String kustomization) throws InterruptedException {
        try {
            var process = new ProcessBuilder("kubectl", "kustomize", kustomization)
                    .redirectOutput(file.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            return true;
        } catch (IOException absent) {
            return false;
        }
    }

    /** The production manifests with one text put at this place of the manifest of this kind. */
    private static List<ObjectNode> changed(String kind, String place, String text) {
        var manifests = Kustomization.renderWithSecret(PRODUCTION);
        var manifest = manifests.stream()
                .filter(one -> one.path("kind").asString("").equals(kind))
                .findFirst()
                .orElseThrow();
        var pointer = JsonPointer.compile(place);
        var parent = (ObjectNode) manifest.at(pointer.head());
        parent.set(pointer.last().getMatchingProperty(), StringNode.valueOf(text));
        return manifests;
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var target = to.resolve(from.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }
}
