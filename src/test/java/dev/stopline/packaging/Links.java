package dev.stopline.packaging;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.EnvVarSource;
import io.fabric8.kubernetes.api.model.HTTPGetAction;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.IngressServiceBackend;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Follows every reference from one manifest to another, and keeps those that lead nowhere. */
final class Links {

    private final Cluster cluster;
    private final List<String> broken = new ArrayList<>();

    private Links(Cluster cluster) {
        this.cluster = cluster;
    }

    /** The references that lead nowhere, each as a sentence; empty when all is well. */
    static List<String> brokenIn(Cluster cluster) {
        var links = new Links(cluster);
        cluster.twice().forEach(id -> links.broken.add(id + " is there twice"));
        links.followNamespaces();
        cluster.all(Deployment.class).forEach(links::follow);
        cluster.all(Service.class).forEach(links::follow);
        cluster.all(Ingress.class).forEach(links::follow);
        cluster.all(HorizontalPodAutoscaler.class).forEach(links::follow);
        cluster.all(PodDisruptionBudget.class).forEach(links::follow);
        cluster.all(NetworkPolicy.class).forEach(links::follow);
        return links.broken;
    }

    private void need(boolean holds, String complaint) {
        if (!holds) {
            broken.add(complaint);
        }
    }

    private void followNamespaces() {
        var namespaces = new HashSet<String>();
        cluster.objects().stream()
                .filter(object -> !(object instanceof Secret))
                .forEach(object ->
                        namespaces.add(String.valueOf(object.getMetadata().getNamespace())));
        need(namespaces.size() == 1, "several namespaces: " + namespaces);
    }

    private void follow(Deployment deployment) {
        var template = deployment.getSpec().getTemplate();
        need(
                matches(
                        deployment.getSpec().getSelector().getMatchLabels(),
                        template.getMetadata().getLabels()),
                "the deployment does not select its own pods");
        var pod = template.getSpec();
        need(
                cluster.named(ServiceAccount.class, pod.getServiceAccountName()).isPresent(),
                "no service account " + pod.getServiceAccountName());
        pod.getTopologySpreadConstraints()
                .forEach(constraint -> need(
                        matches(
                                constraint.getLabelSelector().getMatchLabels(),
                                template.getMetadata().getLabels()),
                        "the pods are not spread: the constraint selects others"));
        pod.getContainers().forEach(container -> follow(container, pod));
        pod.getVolumes().forEach(volume -> {
            if (volume.getConfigMap() != null) {
                needNamed(ConfigMap.class, volume.getConfigMap().getName());
            }
            if (volume.getSecret() != null) {
                needNamed(Secret.class, volume.getSecret().getSecretName());
            }
        });
    }

    private void follow(Container container, PodSpec pod) {
        container.getEnvFrom().forEach(source -> {
            if (source.getConfigMapRef() != null) {
                needNamed(ConfigMap.class, source.getConfigMapRef().getName());
            }
            if (source.getSecretRef() != null) {
                needNamed(Secret.class, source.getSecretRef().getName());
            }
        });
        container.getEnv().stream()
                .filter(variable -> variable.getValueFrom() != null)
                .forEach(variable -> follow(variable.getValueFrom()));
        container
                .getVolumeMounts()
                .forEach(mount -> need(
                        pod.getVolumes().stream()
                                .anyMatch(volume -> volume.getName().equals(mount.getName())),
                        "no volume " + mount.getName()));
        Stream.of(container.getStartupProbe(), container.getLivenessProbe(), container.getReadinessProbe())
                .map(Probe::getHttpGet)
                .map(HTTPGetAction::getPort)
                .forEach(port -> need(hasPort(container, port), "no port " + portName(port) + " to probe"));
    }

    private void follow(EnvVarSource source) {
        var secret = source.getSecretKeyRef();
        if (secret != null) {
            need(
                    cluster.named(Secret.class, secret.getName())
                            .filter(found -> found.getStringData().containsKey(secret.getKey()))
                            .isPresent(),
                    "no key " + secret.getKey() + " in a secret " + secret.getName());
        }
        var setting = source.getConfigMapKeyRef();
        if (setting != null) {
            need(
                    cluster.named(ConfigMap.class, setting.getName())
                            .filter(found -> found.getData().containsKey(setting.getKey()))
                            .isPresent(),
                    "no key " + setting.getKey() + " in a config map " + setting.getName());
        }
    }

    private void follow(Service service) {
        var pods = podsWith(service.getSpec().getSelector());
        need(!pods.isEmpty(), "the service selects no pods");
        for (var port : service.getSpec().getPorts()) {
            need(
                    pods.stream().flatMap(Links::containers).anyMatch(c -> hasPort(c, port.getTargetPort())),
                    "the service's port " + portName(port.getTargetPort()) + " is not the pods'");
        }
    }

    private void follow(Ingress ingress) {
        ingress.getSpec().getRules().stream()
                .flatMap(rule -> rule.getHttp().getPaths().stream())
                .forEach(path -> follow(path.getBackend().getService()));
        var hosts = ingress.getSpec().getRules().stream()
                .map(rule -> rule.getHost())
                .toList();
        ingress.getSpec().getTls().forEach(tls -> need(hosts.containsAll(tls.getHosts()), "TLS for other hosts"));
    }

    private void follow(IngressServiceBackend backend) {
        var name = backend.getPort().getName();
        need(
                cluster.named(Service.class, backend.getName())
                        .filter(service -> service.getSpec().getPorts().stream()
                                .anyMatch(port -> port.getName().equals(name)))
                        .isPresent(),
                "no service " + backend.getName() + " with a port " + name);
    }

    private void follow(HorizontalPodAutoscaler scaler) {
        var target = scaler.getSpec().getScaleTargetRef();
        need(
                cluster.objects().stream()
                        .anyMatch(object -> object.getKind().equals(target.getKind())
                                && object.getApiVersion().equals(target.getApiVersion())
                                && object.getMetadata().getName().equals(target.getName())),
                "nothing to scale: " + target.getKind() + "/" + target.getName());
    }

    private void follow(PodDisruptionBudget budget) {
        need(!podsWith(budget.getSpec().getSelector().getMatchLabels()).isEmpty(), "the budget selects no pods");
    }

    private void follow(NetworkPolicy policy) {
        var pods = podsWith(policy.getSpec().getPodSelector().getMatchLabels());
        need(!pods.isEmpty(), "the network policy selects no pods");
        policy.getSpec().getIngress().stream()
                .flatMap(rule -> rule.getPorts().stream())
                .forEach(port -> need(
                        pods.stream().flatMap(Links::containers).anyMatch(c -> hasPort(c, port.getPort())),
                        "the network policy opens " + portName(port.getPort()) + ", which no pod has"));
    }

    private <T extends HasMetadata> void needNamed(Class<T> kind, String name) {
        need(cluster.named(kind, name).isPresent(), "no " + kind.getSimpleName() + " " + name);
    }

    private List<Deployment> podsWith(Map<String, String> selector) {
        return cluster.all(Deployment.class)
                .filter(deployment -> matches(
                        selector,
                        deployment.getSpec().getTemplate().getMetadata().getLabels()))
                .toList();
    }

    private static boolean matches(Map<String, String> selector, Map<String, String> labels) {
        return labels.entrySet().containsAll(selector.entrySet());
    }

    private static Stream<Container> containers(Deployment deployment) {
        return deployment.getSpec().getTemplate().getSpec().getContainers().stream();
    }

    private static boolean hasPort(Container container, IntOrString wanted) {
        return container.getPorts().stream().anyMatch(port -> is(port, wanted));
    }

    private static boolean is(ContainerPort port, IntOrString wanted) {
        return portName(wanted).equals(port.getName())
                || portName(wanted).equals(String.valueOf(port.getContainerPort()));
    }

    private static String portName(IntOrString port) {
        return String.valueOf(port.getValue());
    }
}
