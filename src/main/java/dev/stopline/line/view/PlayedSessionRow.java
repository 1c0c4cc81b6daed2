package dev.stopline.line.view;

import dev.stopline.platform.playtest.PlayRow;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A closed session as the playtest keeps it. */
@Entity
@Table(name = "line_play")
class PlayedSessionRow extends PlayRow<PlayedSession> {

    @Embedded
    private @Nullable PlayedSession play;

    /** For JPA. */
    protected PlayedSessionRow() {}

    PlayedSessionRow(String sessionId, Instant closedAt, PlayedSession play) {
        super(sessionId, closedAt);
        this.play = play;
    }

    @Override
    public PlayedSession play() {
        return Objects.requireNonNull(play);
    }
}
