package dev.stopline.platform.recorded;

import io.swagger.v3.oas.annotations.media.Schema;

/** A recorded game in the list of them. */
@Schema(name = "RecordedGameEntry", description = "A recorded game.")
public record RecordedEntry(
        @Schema(description = "Its name.") String name,
        @Schema(description = "What it shows.") String shows,

        @Schema(description = "How many moves it has: the last step.")
        int moves) {

    /** The entry of a game. */
    public static RecordedEntry of(RecordedGame<?, ?> game) {
        return new RecordedEntry(game.name(), game.shows(), game.moves().size());
    }
}
