package dev.stopline.platform.axon;

import org.springframework.stereotype.Component;

/**
 * A cached game may be older than the store when another node has written. A shell asks here before it refuses a move
 * or an {@code If-Match}: a refusal is final on the newest state only.
 */
@Component
public final class FreshnessCheck {

    private final EventHistory history;

    /** A check against this history. */
    public FreshnessCheck(EventHistory history) {
        this.history = history;
    }

    /**
     * Passes if the store holds nothing newer than this version of the game ({@code AggregateLifecycle.getVersion()}).
     *
     * @throws StaleGame if it does
     */
    public void mustBeNewest(String gameId, long version) {
        if (history.lastSequence(gameId).orElse(-1) > version) {
            throw new StaleGame(gameId);
        }
    }
}
