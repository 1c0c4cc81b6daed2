package dev.stopline.platform.board;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Supplier;
import org.axonframework.eventhandling.DomainEventMessage;

/** How far what is written from the events has come. */
public final class Progress {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofMillis(20);

    private final Supplier<Optional<Instant>> newestChange;

    /** The progress of something that says when it last changed; empty = not yet. */
    public Progress(Supplier<Optional<Instant>> newestChange) {
        this.newestChange = newestChange;
    }

    /** The moment up to which changes are in it. */
    public Instant asOf() {
        return newestChange.get().orElse(Instant.EPOCH);
    }

    /** Waits until changes up to this moment are in it, or for two seconds. */
    public void await(Instant moment) {
        var wanted = kept(moment);
        var end = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (asOf().isBefore(wanted) && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** When the event was stored, as the database keeps a moment. */
    public static Instant at(DomainEventMessage<?> message) {
        return kept(message.getTimestamp());
    }

    private static Instant kept(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MICROS);
    }
}
