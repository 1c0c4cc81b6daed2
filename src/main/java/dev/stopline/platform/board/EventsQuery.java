package dev.stopline.platform.board;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.jspecify.annotations.Nullable;

/** How a page of what somebody has seen of a game is asked for, in the query of the request. */
public record EventsQuery(
        @Parameter(
                description = "Only the events after this version.",
                example = "0",
                schema = @Schema(types = "integer", format = "int32", defaultValue = "0"))
        @Min(0)
        @Max(1_000_000)
        @Nullable
        Integer after,

        @Parameter(
                description = "How many events at most.",
                example = "100",
                schema = @Schema(types = "integer", format = "int32", defaultValue = "100"))
        @Min(1)
        @Max(500)
        @Nullable
        Integer limit) {

    private static final int USUAL = 100;

    /** The page of this viewer. */
    public <S, E, V> Seen<S, E, V> of(Boards<S, E, V> boards, String gameId, V viewer) {
        return boards.page(gameId, viewer, after == null ? 0 : after, limit == null ? USUAL : limit);
    }
}
