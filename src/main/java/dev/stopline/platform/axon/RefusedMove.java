package dev.stopline.platform.axon;

import dev.stopline.decide.Refusal;

/**
 * A refusal on its way through the command bus: thrown by a shell before any event is applied. Checked, so that the bus
 * rolls nothing back, keeps the cached game and never tries again; without a stack trace, since nothing went wrong.
 */
public final class RefusedMove extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    /** A move refused for this reason. */
    public RefusedMove(Refusal refusal) {
        super(refusal.code().name(), null, false, false);
        this.refusal = refusal;
    }

    /** Why the move is refused. */
    public Refusal refusal() {
        return refusal;
    }
}
