package dev.stopline.platform.board;

import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.time.Instant;

/** A game in a list: what every list says of its games. */
@MappedSuperclass
public abstract class GameRow {

    @Id
    private String gameId = "";

    private Instant openedAt = Instant.EPOCH;
    private Instant changedAt = Instant.EPOCH;

    /** For JPA. */
    protected GameRow() {}

    /** The row of a game that was opened then. */
    protected GameRow(String gameId, Instant openedAt) {
        this.gameId = gameId;
        this.openedAt = openedAt;
        this.changedAt = openedAt;
    }

    void changed(Instant at) {
        this.changedAt = at;
    }

    /** The game. */
    public String gameId() {
        return gameId;
    }

    /** When it was opened. */
    public Instant openedAt() {
        return openedAt;
    }

    /** When its row last changed. */
    public Instant changedAt() {
        return changedAt;
    }

    /** Where the page after this row begins. */
    public ListPlace place() {
        return new ListPlace(openedAt, gameId);
    }
}
