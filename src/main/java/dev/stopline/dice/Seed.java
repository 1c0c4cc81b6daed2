package dev.stopline.dice;

import java.util.HexFormat;

/** Thirty-two secret bytes behind a span of server rolls. Prints as "sealed". */
public final class Seed {

    /** The length of a seed in bytes. */
    public static final int LENGTH = 32;

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * A seed of these bytes.
     *
     * @throws IllegalArgumentException if there are not thirty-two of them
     */
    public static Seed of(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("a seed has " + LENGTH + " bytes");
        }
        return new Seed(bytes.clone());
    }

    /**
     * The seed written as 64 hex digits.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    public static Seed ofHex(String hex) {
        return of(HexFormat.of().parseHex(hex));
    }

    /** The seed as 64 hex digits: for the vault, and for the move that reveals it. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public String toString() {
        return "sealed";
    }
}
