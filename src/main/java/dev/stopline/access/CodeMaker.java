package dev.stopline.access;

import dev.stopline.platform.security.SecurityKeys;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/** Join codes as text: twelve characters of sixty random bits without look-alikes, read kindly and hashed with a key. */
@Component
final class CodeMaker {

    /** Longest text worth looking at as a code, spaces and dashes included. */
    static final int LONGEST = 40;

    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int LENGTH = 12;
    private static final int GROUP = 4;
    private static final String ALGORITHM = "HmacSHA256";

    private final SecureRandom random = new SecureRandom();
    private final byte[] key;

    CodeMaker(SecurityKeys keys) {
        this.key = keys.codeKey();
    }

    /** A fresh code in groups of four: {@code 7Q4M-KX0T-92BD}. */
    String fresh() {
        var code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            if (i > 0 && i % GROUP == 0) {
                code.append('-');
            }
            code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    /** The hash under which a code is kept; the same however the code is spaced, dashed or cased, and for O as 0, I and L as 1. */
    byte[] hash(String code) {
        var plain = code.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(plain.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }
}
