package dev.stopline.platform.axon;

/**
 * The caller's {@code If-Match} names an older version than its seat has now. Thrown by a shell before any event is
 * applied, and only on the newest state.
 */
public final class StaleVersion extends Exception {

    private static final long serialVersionUID = 1L;

    private final long version;

    /** The caller's seat is at this version. */
    public StaleVersion(long version) {
        super("the version is " + version, null, false, false);
        this.version = version;
    }

    /** The version that the caller's seat has now. */
    public long version() {
        return version;
    }
}
