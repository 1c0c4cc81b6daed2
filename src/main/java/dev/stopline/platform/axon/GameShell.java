package dev.stopline.platform.axon;

import dev.stopline.decide.Ruling;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.jspecify.annotations.Nullable;

/** What the shell of every game does with a ruling: it applies the events under their stamp, or refuses on the newest state. */
public final class GameShell {

    private GameShell() {}

    /** The events of one command, and who gave it. */
    public record Step<E>(MoveStamp stamp, List<E> events) {

        public Step {
            events = List.copyOf(events);
        }
    }

    /**
     * Passes if the mover's board has the version that the move was decided on.
     *
     * @param ifMatch the version asked for; null = any
     * @param seen the mover's version now
     * @throws StaleVersion if it has not
     * @throws StaleGame if the store holds a newer state than this one
     */
    public static void mustMatch(String gameId, @Nullable Long ifMatch, int seen, FreshnessCheck freshness)
            throws StaleVersion {
        if (ifMatch != null && ifMatch != seen) {
            freshness.mustBeNewest(gameId, AggregateLifecycle.getVersion());
            throw new StaleVersion(seen);
        }
    }

    /**
     * Applies what a move led to.
     *
     * @param seen the mover's version before it
     * @throws RefusedMove if the rules refuse it
     * @throws StaleGame if they refuse it on an older state than the store holds
     */
    public static <E> Moved<E> play(
            String gameId, Ruling<E> ruling, MoveStamp stamp, int seen, FreshnessCheck freshness) throws RefusedMove {
        return switch (ruling) {
            case Ruling.Refused<E>(var refusal) -> {
                freshness.mustBeNewest(gameId, AggregateLifecycle.getVersion());
                throw new RefusedMove(refusal, seen);
            }
            case Ruling.Played<E>(var events) -> apply(List.of(new Step<>(stamp, events)));
        };
    }

    /** Applies these steps in order. */
    @SuppressWarnings("NullAway") // Axon's version is null before the first event
    public static <E> Moved<E> apply(List<Step<E>> steps) {
        var version = AggregateLifecycle.getVersion();
        var applied = new ArrayList<E>();
        for (var step : steps) {
            for (var event : step.events()) {
                AggregateLifecycle.apply(event, step.stamp().metaData());
                applied.add(event);
            }
        }
        return new Moved<>(version == null ? 0 : version + 1, applied);
    }
}
