package dev.stopline.platform.playtest;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Collection;
import java.util.List;

/** How many games came out in one way. */
@Schema(name = "PlaytestCount", description = "How many games came out in this way.")
public record Kinds(
        @Schema(description = "The way; values may be added.", example = "CONTAINED")
        String kind,

        @Schema(description = "How many games did.", example = "4")
        int games) {

    /** One count for each of these ways, in this order, also for those in which no game came out. */
    public static <K extends Enum<K>> List<Kinds> of(Collection<K> ways, List<K> games) {
        return ways.stream()
                .map(way -> new Kinds(way.name(), (int)
                        games.stream().filter(each -> each == way).count()))
                .toList();
    }
}
