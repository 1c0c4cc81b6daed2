package dev.stopline.platform.playtest;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In how many of some games something was so; withheld of too few. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(name = "PlaytestShare", description = "In how many games something was so; without numbers where withheld.")
public record Share(
        @Schema(description = "Whether fewer than five games stand behind it, so that it is not said.")
        boolean withheld,

        @Schema(description = "How many games stand behind it.", example = "12") @Nullable
        Integer games,

        @Schema(description = "In how many of them it was so.", example = "3") @Nullable
        Integer count,

        @Schema(description = "The same in whole percent, rounded down.", example = "25") @Nullable
        Integer percent) {

    private static final int PERCENT = 100;

    /** The share of these games in which it was so. */
    public static Share of(List<Boolean> games) {
        if (!Enough.are(games.size())) {
            return new Share(true, null, null, null);
        }
        int count = (int) games.stream().filter(each -> each).count();
        return new Share(false, games.size(), count, count * PERCENT / games.size());
    }
}
