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

    /** T-CLO-03: what an event plays is not shown to whoever is not in it before its board is open. */
    private boolean listed = true;

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

    /** Takes the game out of the list of all. */
    public void unlist() {
        this.listed = false;
    }

    /** Puts the game into the list of all. */
    public void list() {
        this.listed = true;
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
