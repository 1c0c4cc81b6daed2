package dev.stopline.line.view;

import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import dev.stopline.platform.board.GameRow;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;

/** A session in the list: what a spectator could say of it; its card, which the list does not say, is kept beside. */
@Entity
@Table(name = "line_session")
@AttributeOverride(name = "gameId", column = @Column(name = "session_id"))
public class SessionRow extends GameRow {

    @Enumerated(EnumType.STRING)
    private Mode mode = Mode.COMPANY_ONLY;

    private String title = "";

    private String cardId = "";

    @Enumerated(EnumType.STRING)
    private Phase phase = Phase.SETUP;

    private int stage;
    private int round;
    private int players;

    /** For JPA. */
    protected SessionRow() {}

    SessionRow(String sessionId, Mode mode, Instant openedAt) {
        super(sessionId, openedAt);
        this.mode = mode;
    }

    void entitle(String title) {
        this.title = title;
    }

    void play(String cardId) {
        this.cardId = cardId;
    }

    void enter(Phase phase) {
        this.phase = phase;
    }

    void enter(int stage, int round) {
        this.stage = stage;
        this.round = round;
    }

    void seatOneMore() {
        players++;
    }

    /** Which tables have players. */
    public Mode mode() {
        return mode;
    }

    /** What the case is called; empty until a card is loaded. */
    public String title() {
        return title;
    }

    /** Its phase. */
    public Phase phase() {
        return phase;
    }

    /** The stage; 0 before the case starts. */
    public int stage() {
        return stage;
    }

    /** The round of the stage; 0 before the case starts. */
    public int round() {
        return round;
    }

    /** How many players are seated. */
    public int players() {
        return players;
    }

    /** The card; empty until one is loaded. */
    String cardId() {
        return cardId;
    }
}
