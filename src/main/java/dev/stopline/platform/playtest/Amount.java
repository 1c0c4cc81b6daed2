package dev.stopline.platform.playtest;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How often something happened in some games; withheld of too few. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "PlaytestAmount", description = "How often something happened; without numbers where withheld.")
public record Amount(
        @Schema(description = "Whether fewer than five games stand behind it, so that it is not said.")
        boolean withheld,

        @Schema(description = "How many games stand behind it.", example = "12") @Nullable
        Integer games,

        @Schema(description = "How often it happened in all of them.", example = "18") @Nullable
        Integer total,

        @Schema(description = "How often in a game, on average, to two decimals.", example = "1.5") @Nullable
        Double mean) {

    private static final double HUNDREDTHS = 100;

    /** The amount over these games, one number a game. */
    public static Amount of(List<Integer> games) {
        if (!Enough.are(games.size())) {
            return new Amount(true, null, null, null);
        }
        int total = games.stream().mapToInt(Integer::intValue).sum();
        return new Amount(false, games.size(), total, Math.round(total * HUNDREDTHS / games.size()) / HUNDREDTHS);
    }
}
