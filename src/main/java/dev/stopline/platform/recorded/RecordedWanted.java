package dev.stopline.platform.recorded;

import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which recorded game to load, and how far. */
@Schema(name = "LoadRecordedGame", description = "Which game to load, and how far.")
public record RecordedWanted(
        @Schema(description = "Its name.") @NotNull @CodePoints(max = 100)
        String name,

        @Schema(description = "After how many moves to stop, from 1. Left out: after the last.", example = "40")
        @Nullable
        Integer step) {

    /**
     * How many moves of this game are wanted.
     *
     * @throws InvalidRequest if it has not so many
     */
    public int stepOf(RecordedGame<?, ?> game) {
        int last = game.moves().size();
        int wanted = step == null ? last : step;
        if (wanted < 1 || wanted > last) {
            throw new InvalidRequest(List.of(Fault.inBody("/step", "must be 1 to " + last)));
        }
        return wanted;
    }
}
