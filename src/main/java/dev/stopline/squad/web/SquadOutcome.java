package dev.stopline.squad.web;

import dev.stopline.platform.moves.EventSeen;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** What a move brought, as the player saw it. */
@Schema(description = "What a move brought, as you saw it.")
record SquadOutcome(
        @Schema(description = "The career.", example = "squad-7d0c")
        String gameId,

        @Schema(description = "Your version right after the move.", example = "42")
        int version,

        @Schema(description = "Those of the move's events that you see, in order.")
        List<EventSeen> events,

        @Schema(description = "The board at exactly this version.")
        SquadView view) {}
