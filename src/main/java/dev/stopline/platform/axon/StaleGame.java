package dev.stopline.platform.axon;

/**
 * The game in memory is older than the store: another node has written. Unchecked, so that the bus rolls back and drops
 * the cached game; {@code MoveGateway} tries the move again on the newest state.
 */
public final class StaleGame extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** This game is stale. */
    public StaleGame(String gameId) {
        super(gameId, null, false, false);
    }
}
