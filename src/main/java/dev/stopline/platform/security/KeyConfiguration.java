package dev.stopline.platform.security;

import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.OctetSequenceKey;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.local.DataFolder;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/** Keys from the settings, or in the local profile generated once into the data folder; never constants. */
@Configuration(proxyBeanMethods = false)
class KeyConfiguration {

    private static final int KEY_BYTES = 48;

    @Bean
    SecurityKeys securityKeys(StoplineProperties properties, ObjectProvider<DataFolder> local) {
        var security = properties.security();
        var folder = local.getIfAvailable();
        return SecurityKeys.of(
                secret("signing-key", security.signingKey(), folder),
                secret("code-key", security.codeKey(), folder),
                secret("organizer-secret", security.organizerSecret(), folder));
    }

    private static String secret(String name, @Nullable String configured, @Nullable DataFolder folder) {
        if (configured != null) {
            return configured;
        }
        if (folder == null) {
            throw new InvalidConfigurationPropertyValueException(
                    "stopline.security." + name, null, "It has no default outside the local profile.");
        }
        return folder.secret(name, KeyConfiguration::fresh);
    }

    private static String fresh() {
        var bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    @Bean
    JwtEncoder jwtEncoder(SecurityKeys keys) {
        return new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(keys.signing())));
    }

    @Bean
    JwtDecoder jwtDecoder(SecurityKeys keys) {
        var decoder = switch (keys.signing()) {
            case OctetSequenceKey secret ->
                NimbusJwtDecoder.withSecretKey(secret.toSecretKey("HmacSHA256"))
                        .macAlgorithm(MacAlgorithm.HS256)
                        .build();
            case ECKey pair ->
                NimbusJwtDecoder.withJwkSource(new ImmutableJWKSet<>(new JWKSet(pair.toPublicJWK())))
                        .jwsAlgorithm(SignatureAlgorithm.ES256)
                        .build();
            case com.nimbusds.jose.jwk.JWK other ->
                throw new IllegalStateException("no such signing key: " + other.getKeyType());
        };
        decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(
                new JwtTimestampValidator(Duration.ZERO), new JwtIssuerValidator(Tokens.ISSUER)));
        return decoder;
    }
}
