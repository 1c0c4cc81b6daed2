package dev.stopline.platform.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.local.DataFolder;
import java.nio.file.Path;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.security.oauth2.jwt.JwtDecoder;

class KeyConfigurationTest {

    private static final String CODE_KEY =
            "stopline.security.code-key=" + Base64.getEncoder().encodeToString(new byte[32]);
    private static final String ORGANIZER = "stopline.security.organizer-secret=the-organizer-of-this-test";

    @EnableConfigurationProperties(StoplineProperties.class)
    static class Settings {}

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withUserConfiguration(Settings.class, KeyConfiguration.class, Tokens.class)
            .withPropertyValues(CODE_KEY, ORGANIZER);

    private void startsAndReadsItsOwnTokens(String signingKey) {
        runner.withPropertyValues("stopline.security.signing-key=" + signingKey).run(context -> {
            var caller = new Caller.Player("some-game", "AUDITOR");
            var token = context.getBean(Tokens.class).issue(caller, 3);
            var read = context.getBean(JwtDecoder.class).decode(token.value());
            assertThat(Tokens.caller(read)).hasValue(caller);
            assertThat(Tokens.epoch(read)).isEqualTo(3);
        });
    }

    private void stopsTheStart(@Nullable String signingKey, String message) {
        var configured =
                signingKey == null ? runner : runner.withPropertyValues("stopline.security.signing-key=" + signingKey);
        configured.run(context -> assertThat(context)
                .getFailure()
                .hasStackTraceContaining("stopline.security.signing-key")
                .hasStackTraceContaining(message));
    }

    @Test
    void a_shared_secret_signs() {
        startsAndReadsItsOwnTokens(Base64.getEncoder().encodeToString(new byte[32]));
    }

    @Test
    void a_key_pair_signs() throws Exception {
        startsAndReadsItsOwnTokens(new ECKeyGenerator(Curve.P_256).generate().toJSONString());
    }

    @Test
    void a_weak_or_malformed_or_missing_key_stops_the_start() throws Exception {
        stopsTheStart(null, "no default outside the local profile");
        stopsTheStart(Base64.getEncoder().encodeToString(new byte[31]), "at least 32 bytes");
        stopsTheStart("not base64 !", "at least 32 bytes");
        stopsTheStart("{}", "private P-256 key");
        stopsTheStart(new ECKeyGenerator(Curve.P_384).generate().toJSONString(), "private P-256 key");
        stopsTheStart(new ECKeyGenerator(Curve.P_256).generate().toPublicJWK().toJSONString(), "private P-256 key");
    }

    @Test
    void the_local_profile_makes_what_is_absent_once(@TempDir Path folder) {
        try (var held = DataFolder.claim(folder)) {
            var local = new ApplicationContextRunner()
                    .withUserConfiguration(Settings.class, KeyConfiguration.class)
                    .withBean(DataFolder.class, () -> held, bean -> bean.setDestroyMethodName(""));
            var first = new byte[1][];
            local.run(context -> first[0] = context.getBean(SecurityKeys.class).codeKey());
            local.run(context -> {
                assertThat(context.getBean(SecurityKeys.class).codeKey())
                        .isEqualTo(first[0])
                        .hasSizeGreaterThan(31);
                assertThat(context.getBean(SecurityKeys.class)
                                .isOrganizer(held.secret("organizer-secret", () -> "not this")))
                        .isTrue();
            });
        }
    }

    @Test
    void keys_are_not_printed() {
        var keys = SecurityKeys.of(
                Base64.getEncoder().encodeToString(new byte[32]),
                Base64.getEncoder().encodeToString(new byte[32]),
                "open sesame");
        assertThat(keys).hasToString("sealed");
        assertThat(keys.isOrganizer("open sesame")).isTrue();
        assertThat(keys.isOrganizer("open")).isFalse();
        assertThatThrownBy(() -> SecurityKeys.of("", "", "")).isInstanceOf(RuntimeException.class);
    }
}
