package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What a move in an event brought. */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Schema(description = "What a move brought.")
record TournamentOutcome(
        @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
        String tournamentId,

        @Schema(description = "Your version right after the move.", example = "12")
        int version,

        @Schema(
                description = "The id of what the move made: an entrant, a board, or the game of an attempt. Absent"
                        + " where it made none.",
                example = "E7")
        @Nullable
        String made,

        @Schema(description = "The event at exactly this version.")
        TournamentView view) {}
