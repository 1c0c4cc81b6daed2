package dev.stopline.platform.playtest;

import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.time.Instant;

/**
 * A closed session or job as it is stored. It is written once, when it closes, and never changes.
 *
 * @param <P> what it tells a playtest
 */
@MappedSuperclass
public abstract class PlayRow<P extends Play> {

    @Id
    private String playId = "";

    private Instant closedAt = Instant.EPOCH;

    /** For JPA. */
    protected PlayRow() {}

    /** The row of a session or job of this id, at most 80 characters, that closed then. */
    protected PlayRow(String playId, Instant closedAt) {
        this.playId = playId;
        this.closedAt = closedAt;
    }

    /** What it tells a playtest. */
    public abstract P play();

    /** The session or job. */
    public String playId() {
        return playId;
    }

    /** When the move that closed it was stored. */
    public Instant closedAt() {
        return closedAt;
    }
}
