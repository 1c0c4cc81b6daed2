package dev.stopline.platform.axon;

/** More moves wait on one game than may wait, or one waited too long. Nothing was decided. */
public final class TooManyMoves extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyMoves(String gameId) {
        super(gameId, null, false, false);
    }
}
