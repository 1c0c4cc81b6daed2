package dev.stopline.line.view;

import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A session in the list: what a spectator could say of it. */
@Entity
@Table(name = "line_session")
public class SessionRow {

    @Id
    private String sessionId = "";

    @Enumerated(EnumType.STRING)
    private Mode mode = Mode.COMPANY_ONLY;

    private String title = "";

    @Enumerated(EnumType.STRING)
    private Phase phase = Phase.SETUP;

    private int stage;
    private int round;
    private int players;
    private Instant openedAt = Instant.EPOCH;
    private Instant changedAt = Instant.EPOCH;

    /** For JPA. */
    protected SessionRow() {}

    SessionRow(String sessionId, Mode mode, Instant openedAt) {
        this.sessionId = sessionId;
        this.mode = mode;
        this.openedAt = openedAt;
        this.changedAt = openedAt;
    }

    void entitle(String title) {
        this.title = title;
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

    void changed(Instant at) {
        this.changedAt = at;
    }

    /** The session. */
    public String sessionId() {
        return sessionId;
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

    /** When it was opened. */
    public Instant openedAt() {
        return openedAt;
    }

    /** When its row last changed. */
    public Instant changedAt() {
        return changedAt;
    }
}
