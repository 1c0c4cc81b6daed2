package dev.stopline.platform.axon;

/** A move met a newer state at every try. Nothing was decided. */
public final class LostRace extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LostRace(String gameId, Throwable last) {
        super(gameId, last, false, false);
    }
}
