package dev.stopline.squad.view;

import dev.stopline.platform.playtest.PlayRow;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A closed job as the playtest keeps it. */
@Entity
@Table(name = "squad_play")
class PlayedJobRow extends PlayRow<PlayedJob> {

    @Embedded
    private @Nullable PlayedJob play;

    /** For JPA. */
    protected PlayedJobRow() {}

    PlayedJobRow(String careerId, int number, Instant closedAt, PlayedJob play) {
        super(careerId + "/J" + number, closedAt);
        this.play = play;
    }

    @Override
    public PlayedJob play() {
        return Objects.requireNonNull(play);
    }
}
