package dev.stopline.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** A real PostgreSQL for tests: in a container where there is an engine, else embedded. One for the whole run. */
@TestConfiguration(proxyBeanMethods = false)
public class PostgresConfiguration {

    @Bean
    JdbcConnectionDetails testDatabase() {
        return Server.DETAILS;
    }

    private record Details(String getJdbcUrl, String getUsername, String getPassword)
            implements JdbcConnectionDetails {}

    private static final class Server {

        static final JdbcConnectionDetails DETAILS =
                DockerClientFactory.instance().isDockerAvailable() ? container() : embedded();

        private static JdbcConnectionDetails container() {
            @SuppressWarnings("resource") // lives until the end of the run, when Testcontainers removes it
            var postgres = new PostgreSQLContainer("postgres:18-alpine");
            postgres.start();
            return new Details(postgres.getJdbcUrl(), postgres.getUsername(), postgres.getPassword());
        }

        private static JdbcConnectionDetails embedded() {
            try {
                var postgres = EmbeddedPostgres.builder()
                        .setLocaleConfig("locale-provider", "builtin")
                        .setLocaleConfig("builtin-locale", "C.UTF-8")
                        .setLocaleConfig("locale", "C")
                        .start();
                return new Details(postgres.getJdbcUrl("postgres", "postgres"), "postgres", "");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
