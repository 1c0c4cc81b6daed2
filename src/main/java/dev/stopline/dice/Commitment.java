package dev.stopline.dice;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The published hash of a seed: SHA-256 over its thirty-two bytes.
 *
 * @param hex 64 lower-case hex digits
 */
public record Commitment(String hex) {

    /** The commitment to this seed. */
    public static Commitment to(Seed seed) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(seed.bytes());
            return new Commitment(HexFormat.of().formatHex(hash));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /** Whether a revealed seed is the one committed to. */
    public boolean binds(Seed revealed) {
        return to(revealed).hex.equals(hex);
    }
}
