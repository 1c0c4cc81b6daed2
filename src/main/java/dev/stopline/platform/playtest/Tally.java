package dev.stopline.platform.playtest;

import dev.stopline.platform.board.Progress;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the closed sessions or jobs of a game tell a playtest, written when they close, each from its own whole history.
 * When the events are read anew, every row is written again as it was: so nothing is emptied before, and whoever reads
 * meanwhile finds all of it.
 *
 * @param <P> what a session or job tells
 * @param <R> the row that keeps it
 */
public abstract class Tally<P extends Play, R extends PlayRow<P>> {

    private final PlayRows<R> rows;
    private final Progress progress;

    /** A tally that is stored here. */
    protected Tally(PlayRows<R> rows) {
        this.rows = rows;
        this.progress = new Progress(rows::newest);
    }

    /** Counts a session or job. */
    protected void count(R row) {
        rows.save(row);
    }

    /**
     * All that has been counted.
     *
     * @param plays those that closed first at the front
     * @param asOf when the newest of them closed
     */
    public record Counted<P>(List<P> plays, Instant asOf) {

        public Counted {
            plays = List.copyOf(plays);
        }
    }

    /**
     * All closed sessions or jobs.
     *
     * @param atLeast waits a moment for those that closed up to here; null = does not wait
     */
    public Counted<P> counted(@Nullable Instant atLeast) {
        if (atLeast != null) {
            progress.await(atLeast);
        }
        var all = rows.all();
        return new Counted<>(
                all.stream().map(PlayRow::play).toList(),
                all.isEmpty() ? Instant.EPOCH : all.getLast().closedAt());
    }
}
