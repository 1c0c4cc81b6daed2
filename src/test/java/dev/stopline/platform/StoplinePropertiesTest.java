package dev.stopline.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.util.unit.DataSize;

class StoplinePropertiesTest {

    @EnableConfigurationProperties(StoplineProperties.class)
    static class Settings {}

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class))
            .withUserConfiguration(Settings.class);

    @Test
    void everything_but_the_secrets_has_a_default_and_the_doors_are_closed() {
        runner.run(context -> {
            var settings = context.getBean(StoplineProperties.class);
            assertThat(settings.data()).isEqualTo(Path.of(".stopline"));
            assertThat(settings.web().allowedOrigins()).isEmpty();
            assertThat(settings.security().openSubjects()).isFalse();
            assertThat(settings.security().signingKey()).isNull();
            assertThat(settings.security().organizerTokens()).isEqualTo(Duration.ofHours(12));
            assertThat(settings.limits().body()).isEqualTo(DataSize.ofKilobytes(256));
            assertThat(settings.limits().waitingMoves()).isEqualTo(32);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "stopline.limits.waiting-moves=0",
                "stopline.limits.waiting-moves=1001",
                "stopline.limits.cached-games=0",
                "stopline.limits.move-wait=10ms",
                "stopline.limits.credential-tries-per-minute=0",
                "stopline.limits.body=much",
                "stopline.security.organizer-secret=too-short",
                "stopline.security.seat-tokens=10s"
            })
    void a_value_out_of_range_stops_the_start(String setting) {
        runner.withPropertyValues(setting).run(context -> assertThat(context).hasFailed());
    }

    @Test
    void secrets_are_not_printed() {
        runner.withPropertyValues("stopline.security.organizer-secret=a-secret-of-twenty-characters")
                .run(context -> assertThat(
                                context.getBean(StoplineProperties.class).toString())
                        .contains("sealed")
                        .doesNotContain("a-secret-of"));
    }
}
