package dev.stopline.platform.axon;

import dev.stopline.decide.Refusal;
import java.util.OptionalInt;

/**
 * A refusal on its way through the command bus: thrown by a shell before any event is applied. Checked, so that the bus
 * rolls nothing back, keeps the cached game and never tries again; without a stack trace, since nothing went wrong.
 */
public final class RefusedMove extends Exception {

    private static final long serialVersionUID = 1L;

    private static final int UNKNOWN = -1;

    private final transient Refusal refusal;
    private final int version;
    private final String next;

    /** A move refused for this reason. */
    public RefusedMove(Refusal refusal) {
        this(refusal, UNKNOWN);
    }

    /** A move refused for this reason, by somebody whose seat is at this version. */
    public RefusedMove(Refusal refusal, int version) {
        this(refusal, version, "");
    }

    private RefusedMove(Refusal refusal, int version, String next) {
        super(refusal.code().name(), null, false, false);
        this.refusal = refusal;
        this.version = version;
        this.next = next;
    }

    /** The same refusal, with what comes next instead: a sentence made of what the mover knows. */
    public RefusedMove naming(String next) {
        return new RefusedMove(refusal, version, next);
    }

    /** What comes next instead, in a sentence; empty where the code's own sentence says what to do. */
    public String next() {
        return next;
    }

    /** The version of the mover's seat; empty where there is none. */
    public OptionalInt version() {
        return version == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(version);
    }

    /** Why the move is refused. */
    public Refusal refusal() {
        return refusal;
    }
}
