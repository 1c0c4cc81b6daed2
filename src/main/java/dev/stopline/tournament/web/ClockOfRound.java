package dev.stopline.tournament.web;

import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.web.RoundOut.PauseOut;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * T-RND-04, T-RND-07, T-RND-08: when a round ends and when its tables are warned, from the values that its events keep. A
 * pause counts from the round's start on.
 */
record ClockOfRound(Instant start, Duration length, List<PauseOut> pauses, List<Integer> warningMinutes) {

    static ClockOfRound of(Round round) {
        var times = round.times();
        return new ClockOfRound(
                Instant.parse(times.startsAt()),
                Duration.ofMinutes((long) times.minutes() + round.extraMinutes()),
                round.pauses().stream().map(ClockOfRound::pause).toList(),
                times.warnings());
    }

    private static PauseOut pause(Round.Pause pause) {
        return new PauseOut(Instant.parse(pause.from()), pause.until().isEmpty() ? null : Instant.parse(pause.until()));
    }

    /** When the round ends; null while it is paused. */
    @Nullable
    Instant end() {
        return isPaused() ? null : plannedEnd();
    }

    /** How much is left of it while it is paused; null while it is not. */
    @Nullable
    Integer secondsLeft() {
        if (!isPaused()) {
            return null;
        }
        var since = later(pauses.getLast().from(), start);
        return (int) Math.max(0, Duration.between(since, plannedEnd()).toSeconds());
    }

    /** When the tables are warned, in order; empty while the round is paused. */
    List<Instant> warnings() {
        var end = end();
        return end == null
                ? List.of()
                : warningMinutes.stream()
                        .map(each -> end.minus(Duration.ofMinutes(each)))
                        .toList();
    }

    private boolean isPaused() {
        return !pauses.isEmpty() && pauses.getLast().until() == null;
    }

    private Instant plannedEnd() {
        var end = start.plus(length);
        for (var pause : pauses) {
            var until = pause.until();
            if (until != null && until.isAfter(start)) {
                end = end.plus(Duration.between(later(pause.from(), start), until));
            }
        }
        return end;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
