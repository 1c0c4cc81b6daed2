package dev.stopline.packaging;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Dockerfile's steps carried out on the packaged jar, and its entry point started with the environment of the compose
 * file on a PostgreSQL that is not its own.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PackagedServiceIT {

    private static final Dockerfile DOCKERFILE = Dockerfile.read();
    private static final Map<String, String> SECRETS = Map.of(
            "STOPLINE_DATABASE_PASSWORD", "a password of this test",
            "STOPLINE_SIGNING_KEY", "c2lnbmluZyBrZXkgb2YgdGhpcyB0ZXN0LCBmb3Igbm9ib2R5IGVsc2U=",
            "STOPLINE_CODE_KEY", "Y29kZSBrZXkgb2YgdGhpcyB0ZXN0LCBmb3Igbm9ib2R5IGVsc2UgYXQgYWxs",
            "STOPLINE_ORGANIZER_SECRET", "an organizer of this test");

    @TempDir
    private static Path folder;

    private static EmbeddedPostgres database;
    private static Path image;
    private static List<Path> filesOfTheImage;
    private static Map<String, String> environment;
    private static Process service;

    @BeforeAll
    static void buildAndStart() throws Exception {
        image = new ImageBuild(Path.of(""), folder.resolve("image")).run(DOCKERFILE);
        filesOfTheImage = filesIn(image);
        database = EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(folder.resolve("bin").toFile())
                .setDataDirectory(folder.resolve("data"))
                .start();
        createDatabase();
        environment = environment();
        service = ImageBuild.inImage(DOCKERFILE.entrypoint(), image, environment)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("service.log").toFile())
                .start();
        for (int tries = 0; tries < 240 && service.isAlive() && !isHealthy(); tries++) {
            service.waitFor(250, java.util.concurrent.TimeUnit.MILLISECONDS);
        }
    }

    @AfterAll
    static void stop() throws Exception {
        if (service != null) {
            service.destroyForcibly().waitFor(10, SECONDS);
        }
        if (database != null) {
            database.close();
        }
    }

    @Test
    @Order(1)
    void theHealthcheckOfTheImageSucceeds() throws Exception {
        assertThat(isHealthy()).as(log()).isTrue();
    }

    @Test
    @Order(2)
    void everyProbeOfTheClusterIsAnswered() throws Exception {
        var container = containerOfTheCluster();
        var probes = Stream.of(container.getStartupProbe(), container.getLivenessProbe(), container.getReadinessProbe())
                .map(Probe::getHttpGet)
                .toList();

        try (var client = HttpClient.newHttpClient()) {
            for (var probe : probes) {
                var uri = URI.create("http://127.0.0.1:" + environment.get("SERVER_PORT") + probe.getPath());
                var answer = client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
                assertThat(answer.statusCode()).as(probe.getPath()).isEqualTo(200);
                assertThat(answer.body()).contains("UP");
            }
        }
    }

    @Test
    @Order(3)
    void theSchemaIsInTheOutsideDatabase() throws SQLException {
        try (var connection = database.getDatabase("stopline", "stopline").getConnection();
                var rows = connection
                        .createStatement()
                        .executeQuery("select count(*) from flyway_schema_history where success")) {
            assertThat(rows.next()).isTrue();
            assertThat(rows.getInt(1)).isPositive();
        }
    }

    @Test
    @Order(4)
    void theServiceWritesNothingIntoItsImage() throws IOException {
        assertThat(filesIn(image)).isEqualTo(filesOfTheImage);
    }

    @Test
    @Order(5)
    void theServiceStopsWhenAskedTo() throws Exception {
        service.destroy();

        assertThat(service.waitFor(30, SECONDS)).isTrue();
        assertThat(service.exitValue()).as("ended by the signal TERM").isEqualTo(128 + 15);
        assertThat(isHealthy()).isFalse();
    }

    private static Map<String, String> environment() throws IOException {
        var variables = new LinkedHashMap<>(ComposeFile.read().environment("stopline", SECRETS));
        variables.computeIfPresent(
                "SPRING_DATASOURCE_URL",
                (name, url) -> url.replace("database:5432", "127.0.0.1:" + database.getPort()));
        try (var socket = new ServerSocket(0)) {
            variables.put("SERVER_PORT", String.valueOf(socket.getLocalPort()));
        }
        return variables;
    }

    /** As the compose file's database is made: one user that owns one database, and is nobody's superuser. */
    private static void createDatabase() throws SQLException {
        try (var connection = database.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(
                    "create role stopline login password '" + SECRETS.get("STOPLINE_DATABASE_PASSWORD") + "'");
            statement.execute("create database stopline owner stopline");
        }
    }

    private static boolean isHealthy() throws IOException, InterruptedException {
        var check = ImageBuild.inImage(DOCKERFILE.healthcheck(), image, environment)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return check.waitFor(5, SECONDS) && check.exitValue() == 0;
    }

    private static Container containerOfTheCluster() {
        return Cluster.of(Kustomization.render(Path.of("k8s", "base")))
                .named(Deployment.class, "stopline")
                .orElseThrow()
                .getSpec()
                .getTemplate()
                .getSpec()
                .getContainers()
                .getFirst();
    }

    private static List<Path> filesIn(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            return files.sorted().toList();
        }
    }

    private static String log() throws IOException {
        return Files.readString(folder.resolve("service.log"));
    }
}
