package dev.stopline.platform.playtest;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The median over some games; withheld of too few. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "PlaytestMedian", description = "The median over games; without numbers where withheld.")
public record Middle(
        @Schema(description = "Whether fewer than five games stand behind it, so that it is not said.")
        boolean withheld,

        @Schema(description = "How many games stand behind it.", example = "12") @Nullable
        Integer games,

        @Schema(description = "Half of them have no more, to one decimal.", example = "6.5") @Nullable
        Double median) {

    private static final double TENTHS = 10;
    private static final double MILLIS = 1000;
    private static final double SECONDS = 60;

    /** The median of these numbers, one a game. */
    public static Middle of(List<? extends Number> games) {
        return Enough.are(games.size())
                ? new Middle(false, games.size(), Math.round(Medians.of(games) * TENTHS) / TENTHS)
                : new Middle(true, null, null);
    }

    /** How many minutes these games took. */
    public static Middle minutes(List<? extends Play> plays) {
        return of(plays.stream().map(each -> each.played().seconds() / SECONDS).toList());
    }

    /** How many seconds a decision took in these games, of each its own median; games without a timed decision do not count. */
    public static Middle secondsADecision(List<? extends Play> plays) {
        return of(plays.stream()
                .map(Play::played)
                .filter(each -> each.timed() > 0)
                .map(each -> each.decisionMillis() / MILLIS)
                .toList());
    }
}
