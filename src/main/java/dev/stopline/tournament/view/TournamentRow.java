package dev.stopline.tournament.view;

import dev.stopline.platform.board.GameRow;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.TournamentState.Phase;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;

/** An event in the list: what it is like and how far it has come. */
@Entity
@Table(name = "tournament")
@AttributeOverride(name = "gameId", column = @Column(name = "tournament_id"))
public class TournamentRow extends GameRow {

    @Enumerated(EnumType.STRING)
    private Format format = Format.DUPLICATE;

    @Enumerated(EnumType.STRING)
    private Phase phase = Phase.REGISTRATION;

    private int entrants;
    private int rounds;
    private boolean roundOpen;
    private boolean published;

    /** For JPA. */
    protected TournamentRow() {}

    TournamentRow(String tournamentId, Format format, Instant openedAt) {
        super(tournamentId, openedAt);
        this.format = format;
    }

    void become(Phase phase) {
        this.phase = phase;
    }

    void enter(int more) {
        entrants += more;
    }

    void openRound() {
        rounds++;
        roundOpen = true;
    }

    void closeRound() {
        roundOpen = false;
    }

    void publish(boolean open) {
        published = open;
    }

    /** How it is played. */
    public Format format() {
        return format;
    }

    /** How far it is. */
    public Phase phase() {
        return phase;
    }

    /** How many are entered and have not withdrawn. */
    public int entrants() {
        return entrants;
    }

    /** How many rounds have been opened. */
    public int rounds() {
        return rounds;
    }

    /** Whether a round is being played. */
    public boolean roundOpen() {
        return roundOpen;
    }

    /** T-STA-06: whether everybody may read the standings. */
    public boolean published() {
        return published;
    }
}
