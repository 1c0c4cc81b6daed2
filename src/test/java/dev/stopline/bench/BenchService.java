package dev.stopline.bench;

import dev.stopline.StoplineApplication;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.util.FileSystemUtils;
import tools.jackson.databind.json.JsonMapper;

/** The service as {@code mvn spring-boot:run} starts it, in a fresh data folder and without the parts that only tests add. */
final class BenchService implements AutoCloseable {

    private static final int OPENERS = 8;

    private final ConfigurableApplicationContext context;
    private final int port;
    private final String secret;
    private final String organizer;

    private BenchService(ConfigurableApplicationContext context, Path data) throws Exception {
        this.context = context;
        this.port = Integer.parseInt(String.valueOf(context.getEnvironment().getProperty("local.server.port")));
        this.secret = Files.readString(data.resolve("organizer-secret")).strip();
        var credential = Map.of("secret", secret);
        try (var wire = wire()) {
            var request =
                    Wire.post("/v1/organizer-tokens", "", JsonMapper.shared().writeValueAsString(credential));
            this.organizer = BenchGame.json(wire, request, 200).get("token").asString();
        }
    }

    static BenchService start(Path data) throws Exception {
        FileSystemUtils.deleteRecursively(data);
        var context = new SpringApplicationBuilder(StoplineApplication.class)
                .profiles("local")
                .initializers(started -> started.getBeanFactory().registerSingleton("noTestParts", new NoTestParts()))
                .run(
                        "--server.port=0",
                        "--stopline.data=" + data.toAbsolutePath(),
                        "--stopline.limits.credential-tries-per-minute=1000000",
                        "--server.tomcat.max-keep-alive-requests=-1",
                        "--logging.level.root=WARN");
        return new BenchService(context, data);
    }

    /** Keeps what lies beside the tests out of the scan: the toys there would read every event too. */
    private static final class NoTestParts extends TypeExcludeFilter {

        @Override
        public boolean match(MetadataReader reader, MetadataReaderFactory readers) {
            return reader.getResource().getDescription().contains("test-classes");
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof NoTestParts;
        }

        @Override
        public int hashCode() {
            return NoTestParts.class.hashCode();
        }
    }

    /** What makes somebody an organizer. */
    String secret() {
        return secret;
    }

    /** A new connection to it. */
    Wire wire() {
        return new Wire(port);
    }

    /** Opens so many sessions of line, several at a time. */
    List<BenchSession> sessions(int count) throws InterruptedException, ExecutionException {
        return open(count, BenchSession::open);
    }

    /** Opens so many careers of squad, several at a time. */
    List<BenchCareer> careers(int count) throws InterruptedException, ExecutionException {
        return open(count, BenchCareer::open);
    }

    private <G> List<G> open(int count, BiFunction<Wire, String, G> opener)
            throws InterruptedException, ExecutionException {
        try (var threads = Executors.newFixedThreadPool(OPENERS)) {
            var openings = new ArrayList<Callable<G>>();
            for (int i = 0; i < count; i++) {
                openings.add(() -> {
                    try (var wire = wire()) {
                        return opener.apply(wire, organizer);
                    }
                });
            }
            var games = new ArrayList<G>();
            for (Future<G> opening : threads.invokeAll(openings)) {
                games.add(opening.get());
            }
            return games;
        }
    }

    /** Its database. */
    JdbcConnectionDetails database() {
        return context.getBean(JdbcConnectionDetails.class);
    }

    /** A setting of its database ({@code fsync}). */
    String databaseSetting(String name) throws SQLException {
        var database = database();
        try (var connection = DriverManager.getConnection(
                        database.getJdbcUrl(), database.getUsername(), database.getPassword());
                var answer = connection.createStatement().executeQuery("show " + name)) {
            answer.next();
            return answer.getString(1);
        }
    }

    @Override
    public void close() {
        context.close();
    }
}
