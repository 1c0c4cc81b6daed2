package dev.stopline.platform.board;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;

/** How far a list that follows the events has come. */
public final class ListFreshness {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration PAUSE = Duration.ofMillis(20);

    private ListFreshness() {}

    /** The moment as a list keeps it. */
    public static Instant kept(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MICROS);
    }

    /** Waits until changes up to this moment are in the list, or for two seconds. */
    public static void await(Supplier<Instant> asOf, Instant moment) {
        var wanted = kept(moment);
        var end = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (asOf.get().isBefore(wanted) && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
