package dev.stopline.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ContainerRightsTest {

    private final Cluster cluster =
            Cluster.of(Kustomization.renderWithSecret(Path.of("k8s", "overlays", "production")));

    @Test
    void thePodRunsAsTheImagesUserAndHoldsNoTokenOfTheCluster() {
        assertThat(pod().getSecurityContext().getRunAsNonRoot()).isTrue();
        assertThat(pod().getSecurityContext().getRunAsUser())
                .isEqualTo(Dockerfile.read().user());
        assertThat(pod().getSecurityContext().getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
        assertThat(pod().getAutomountServiceAccountToken()).isFalse();
        assertThat(cluster.all(ServiceAccount.class))
                .singleElement()
                .satisfies(account ->
                        assertThat(account.getAutomountServiceAccountToken()).isFalse());
    }

    @Test
    void theContainerMayDoNothingThatItNeedNot() {
        var rights = container().getSecurityContext();

        assertThat(rights.getReadOnlyRootFilesystem()).isTrue();
        assertThat(rights.getAllowPrivilegeEscalation()).isFalse();
        assertThat(rights.getCapabilities().getDrop()).containsExactly("ALL");
        assertThat(rights.getCapabilities().getAdd()).isEmpty();
    }

    @Test
    void theContainerHasRequestsAndLimitsAndAllThreeProbes() {
        assertThat(container().getResources().getRequests()).containsKeys("cpu", "memory");
        assertThat(container().getResources().getLimits()).containsKeys("cpu", "memory");
        assertThat(container().getStartupProbe()).isNotNull();
        assertThat(container().getLivenessProbe()).isNotNull();
        assertThat(container().getReadinessProbe()).isNotNull();
    }

    @Test
    void noSecretHasAValueInTheFiles() {
        assertThat(cluster.all(Secret.class))
                .singleElement()
                .satisfies(secret -> assertThat(secret.getStringData().values()).containsOnly(""));
        assertThat(container().getEnv()).extracting(EnvVar::getValue).containsOnlyNulls();
    }

    private PodSpec pod() {
        return cluster.named(Deployment.class, "stopline")
                .orElseThrow()
                .getSpec()
                .getTemplate()
                .getSpec();
    }

    private Container container() {
        return pod().getContainers().getFirst();
    }
}
