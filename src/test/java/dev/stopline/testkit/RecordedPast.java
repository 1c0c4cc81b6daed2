package dev.stopline.testkit;

import dev.stopline.platform.axon.EventHistory.PastEvent;
import dev.stopline.platform.axon.MoveStamp;
import dev.stopline.platform.recorded.RecordedGame;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A recorded game as the store would give it, its moves at moments that a test knows. */
public final class RecordedPast {

    /** When the first move was made. */
    public static final Instant START = Instant.parse("2026-03-01T18:00:00Z");

    /** The time from each move to the next. */
    public static final Duration STEP = Duration.ofSeconds(7);

    private RecordedPast() {}

    /** The game's events, all of its moves {@link #STEP} apart. */
    public static <C, E> List<PastEvent> of(RecordedGame<C, E> game) {
        var past = new ArrayList<PastEvent>();
        for (int at = 0; at < game.moves().size(); at++) {
            var move = game.moves().get(at);
            var by = move.by().equals("IM") ? "IM" : move.by().toLowerCase(Locale.ROOT);
            var stamp = new MoveStamp(by, move.command().getClass().getSimpleName(), move.seat());
            for (var event : move.events()) {
                past.add(new PastEvent(past.size(), event, START.plus(STEP.multipliedBy(at)), "move-" + at, stamp));
            }
        }
        return List.copyOf(past);
    }
}
