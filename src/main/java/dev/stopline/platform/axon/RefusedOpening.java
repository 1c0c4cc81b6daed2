package dev.stopline.platform.axon;

/**
 * A refusal of the command that would create a game. Unchecked, so that the bus rolls back and no empty game is left
 * behind; {@code MoveGateway} throws the refusal inside.
 */
public final class RefusedOpening extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final RefusedMove refused;

    /** The refusal of an opening. */
    public RefusedOpening(RefusedMove refused) {
        super(refused.getMessage(), refused, false, false);
        this.refused = refused;
    }

    /** The refusal inside. */
    public RefusedMove refused() {
        return refused;
    }
}
