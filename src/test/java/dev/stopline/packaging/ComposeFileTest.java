package dev.stopline.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.stopline.platform.StoplineProperties;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

class ComposeFileTest {

    private static final Schema PUBLISHED = publishedSchema();

    private final ComposeFile compose = ComposeFile.read();

    @Test
    void theFileIsAsTheComposeSpecificationWantsIt() {
        assertThat(faults(compose.tree())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "/services/stopline, readonly, readonly",
        "/services/stopline, depends_on, depends_on",
        "/services/stopline, cap_drop, cap_drop",
        "/services/stopline, ports, ports",
        "/services/database/healthcheck, retries_, retries_",
        "/volumes/database, size, size"
    })
    void aFaultyFileIsFound(String place, String field, String complaint) {
        var tree = compose.tree().deepCopy();
        ((ObjectNode) tree.at("/volumes")).putObject("database");
        ((ObjectNode) tree.at(place)).set(field, StringNode.valueOf("yes please"));

        assertThat(faults(tree)).anySatisfy(fault -> assertThat(fault).contains(complaint));
    }

    @Test
    void noSecretHasADefault() {
        for (var service : List.of("stopline", "database")) {
            compose.service(service).path("environment").properties().stream()
                    .filter(entry -> entry.getKey().matches(".*(PASSWORD|KEY|SECRET)"))
                    .forEach(entry -> assertThat(entry.getValue().asString("")).matches("\\$\\{[A-Z_]+:\\?.+}"));
        }
        assertThatThrownBy(() -> compose.environment("stopline", Map.of()))
                .hasMessageStartingWith("STOPLINE_DATABASE_PASSWORD: ");
    }

    @Test
    void whatTheFileRefersToIsThere() {
        var build = compose.service("stopline").path("build");
        var context = ComposeFile.FILE.resolveSibling(build.path("context").asString(""));
        compose.service("stopline").path("depends_on").properties().forEach(needed -> {
            assertThat(needed.getValue().path("condition").asString("")).isEqualTo("service_healthy");
            assertThat(compose.service(needed.getKey()).has("healthcheck")).isTrue();
        });

        assertThat(context.resolve(build.path("dockerfile").asString("")).normalize())
                .isEqualTo(Dockerfile.FILE)
                .exists();
        compose.service("database")
                .path("volumes")
                .forEach(volume -> assertThat(compose.tree().path("volumes").propertyNames())
                        .contains(volume.asString("").split(":")[0]));
        assertThat(compose.service("stopline")
                        .path("environment")
                        .path("SPRING_DATASOURCE_URL")
                        .asString(""))
                .startsWith("jdbc:postgresql://database:5432/");
    }

    @Test
    void theClusterSetsTheSameVariables() {
        var cluster = Cluster.of(Kustomization.render(Path.of("k8s", "base")));
        var names = new ArrayList<>(cluster.named(ConfigMap.class, "stopline")
                .orElseThrow()
                .getData()
                .keySet());
        var container = cluster.named(Deployment.class, "stopline")
                .orElseThrow()
                .getSpec()
                .getTemplate()
                .getSpec()
                .getContainers()
                .getFirst();
        container.getEnv().stream().map(EnvVar::getName).forEach(names::add);
        var variables = compose.service("stopline").path("environment").propertyNames();

        assertThat(names).containsExactlyInAnyOrderElementsOf(variables);
    }

    @Test
    void everyVariableReachesASetting() {
        var given = Map.of(
                "STOPLINE_DATABASE_PASSWORD", "a password",
                "STOPLINE_SIGNING_KEY", "a signing key",
                "STOPLINE_CODE_KEY", "a code key",
                "STOPLINE_ORGANIZER_SECRET", "an organizer's secret",
                "STOPLINE_ALLOWED_ORIGINS", "https://one.example.org,https://two.example.org");
        var variables = compose.environment("stopline", given);
        var settings = settingsFrom(variables);

        assertThat(settings.security().signingKey()).isEqualTo("a signing key");
        assertThat(settings.security().codeKey()).isEqualTo("a code key");
        assertThat(settings.security().organizerSecret()).isEqualTo("an organizer's secret");
        assertThat(settings.web().allowedOrigins())
                .containsExactly("https://one.example.org", "https://two.example.org");
        variables.keySet().stream().filter(name -> name.startsWith("STOPLINE_")).forEach(name -> {
            var others = new LinkedHashMap<>(variables);
            others.remove(name);
            assertThat(settingsFrom(others)).as("without " + name).isNotEqualTo(settings);
        });
    }

    @Test
    void withoutAllowedOriginsNoneIsAllowed() {
        var variables = Map.of("STOPLINE_WEB_ALLOWEDORIGINS", "");

        assertThat(settingsFrom(variables).web().allowedOrigins()).isEmpty();
    }

    private static StoplineProperties settingsFrom(Map<String, String> variables) {
        var environment = new StandardEnvironment();
        environment
                .getPropertySources()
                .replace(
                        StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME,
                        new SystemEnvironmentPropertySource(
                                StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME,
                                new LinkedHashMap<>(variables)));
        return Binder.get(environment).bindOrCreate("stopline", StoplineProperties.class);
    }

    private static List<String> faults(JsonNode tree) {
        return PUBLISHED.validate(tree.toString(), InputFormat.JSON).stream()
                .map(Error::toString)
                .toList();
    }

    private static Schema publishedSchema() {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(SchemaLocation.of("classpath:packaging/compose-spec.json"));
    }
}
