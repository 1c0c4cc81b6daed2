package dev.stopline.platform.security;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.OctetSequenceKey;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.ParseException;
import java.util.Base64;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/** The secrets that the service runs on. Prints as "sealed". */
public final class SecurityKeys {

    private static final int SHORTEST = 32;

    private final JWK signing;
    private final byte[] codeKey;
    private final String organizerSecret;

    private SecurityKeys(JWK signing, byte[] codeKey, String organizerSecret) {
        this.signing = signing;
        this.codeKey = codeKey;
        this.organizerSecret = organizerSecret;
    }

    /**
     * The keys written in these settings.
     *
     * @throws InvalidConfigurationPropertyValueException if one is malformed or too short
     */
    static SecurityKeys of(String signingKey, String codeKey, String organizerSecret) {
        return new SecurityKeys(
                signing(signingKey.strip()), bytes("stopline.security.code-key", codeKey.strip()), organizerSecret);
    }

    private static JWK signing(String key) {
        if (!key.startsWith("{")) {
            return new OctetSequenceKey.Builder(bytes("stopline.security.signing-key", key))
                    .algorithm(JWSAlgorithm.HS256)
                    .build();
        }
        try {
            var parsed = ECKey.parse(key);
            if (parsed.isPrivate() && Curve.P_256.equals(parsed.getCurve())) {
                return new ECKey.Builder(parsed)
                        .algorithm(JWSAlgorithm.ES256)
                        .keyIDFromThumbprint()
                        .build();
            }
        } catch (ParseException | JOSEException | IllegalArgumentException e) {
            throw malformedJwk();
        }
        throw malformedJwk();
    }

    private static RuntimeException malformedJwk() {
        return new InvalidConfigurationPropertyValueException(
                "stopline.security.signing-key", "(hidden)", "It must be a private P-256 key as a JWK.");
    }

    private static byte[] bytes(String property, String base64) {
        try {
            var bytes = Base64.getDecoder().decode(base64);
            if (bytes.length >= SHORTEST) {
                return bytes;
            }
        } catch (IllegalArgumentException notBase64) {
            throw tooShort(property);
        }
        throw tooShort(property);
    }

    private static RuntimeException tooShort(String property) {
        return new InvalidConfigurationPropertyValueException(
                property, "(hidden)", "It must be at least " + SHORTEST + " bytes in Base64.");
    }

    /** Signs and checks tokens. */
    JWK signing() {
        return signing;
    }

    /** Keys the stored hashes of join codes. */
    public byte[] codeKey() {
        return codeKey.clone();
    }

    /** Whether this is the organizer's secret; takes the same time whatever the answer. */
    public boolean isOrganizer(String offered) {
        return MessageDigest.isEqual(
                offered.getBytes(StandardCharsets.UTF_8), organizerSecret.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return "sealed";
    }
}
