package dev.stopline.platform.board;

import dev.stopline.platform.board.GameListing.Page;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** How a page of a list is asked for, in the query of the request. */
public record ListQuery(
        @Parameter(
                description = "How many at most.",
                example = "20",
                schema = @Schema(types = "integer", format = "int32", defaultValue = "20"))
        @Min(1)
        @Max(100)
        @Nullable
        Integer limit,

        @Parameter(description = "The nextCursor of the page before.", schema = @Schema(types = "string"))
        @Size(max = 200)
        @Nullable
        String cursor,

        @Parameter(
                description = "Wait a moment for the changes up to this one: an asOf of an earlier answer.",
                schema = @Schema(types = "string", format = "date-time"))
        @Nullable
        Instant atLeast) {

    private static final int USUAL = 20;

    /**
     * The page of all games.
     *
     * @throws dev.stopline.platform.web.InvalidRequest if the cursor is none of a list
     */
    public <R extends GameRow> Page<R> of(GameListing<R> listing) {
        return in(listing).all(ListPlace.of(cursor), most());
    }

    /**
     * The page of these games.
     *
     * @throws dev.stopline.platform.web.InvalidRequest if the cursor is none of a list
     */
    public <R extends GameRow> Page<R> of(GameListing<R> listing, Collection<String> gameIds) {
        return in(listing).of(gameIds, ListPlace.of(cursor), most());
    }

    private <R extends GameRow> GameListing<R> in(GameListing<R> listing) {
        if (atLeast != null) {
            listing.await(atLeast);
        }
        return listing;
    }

    private int most() {
        return limit == null ? USUAL : limit;
    }
}
