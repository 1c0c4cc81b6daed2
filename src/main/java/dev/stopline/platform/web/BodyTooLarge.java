package dev.stopline.platform.web;

import java.io.IOException;

/** A request body went over its limit while it was read. */
final class BodyTooLarge extends IOException {

    private static final long serialVersionUID = 1L;

    BodyTooLarge() {
        super("the body is too large");
    }

    /** Whether this is behind a failure to read. */
    static boolean isBehind(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BodyTooLarge) {
                return true;
            }
        }
        return false;
    }
}
