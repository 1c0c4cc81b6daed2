package dev.stopline.platform.local;

import dev.stopline.platform.StoplineProperties;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;

/** The beans of the local profile. The data folder outlives the database, and the database every connection to it. */
@Configuration(proxyBeanMethods = false)
@Profile("local")
class LocalConfiguration {

    @Bean
    DataFolder dataFolder(StoplineProperties properties) {
        return DataFolder.claim(properties.data());
    }

    /** Absent from the packaged jar, which leaves the embedded binaries out. */
    @Configuration(proxyBeanMethods = false)
    @Profile("local")
    @ConditionalOnClass(name = "io.zonky.test.db.postgres.embedded.EmbeddedPostgres")
    static class Database {

        @Bean
        EmbeddedDatabase embeddedDatabase(DataFolder folder) {
            return EmbeddedDatabase.start(folder);
        }

        @Bean
        JdbcConnectionDetails jdbcConnectionDetails(EmbeddedDatabase database) {
            return new JdbcConnectionDetails() {
                @Override
                public String getUsername() {
                    return "postgres";
                }

                @Override
                public String getPassword() {
                    return "";
                }

                @Override
                public String getJdbcUrl() {
                    return database.jdbcUrl();
                }
            };
        }
    }
}
