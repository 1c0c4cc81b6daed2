package dev.stopline.platform.web;

/** More than is taken from one address: answered with 429 and {@code Retry-After}. */
public final class TooManyRequests extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Too many. */
    public TooManyRequests() {
        super("too many requests", null, false, false);
    }
}
