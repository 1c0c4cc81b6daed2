package dev.stopline.line.web;

import dev.stopline.platform.moves.EventSeen;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/**
 * What a move brought, as the mover saw it.
 *
 * @param gameId the session
 * @param version the mover's version right after the move
 * @param events those of the move's events that the mover sees, in order
 * @param view the mover's board at exactly this version
 */
@Schema(description = "What a move brought, as your seat saw it.")
record LineOutcome(
        @Schema(description = "The session.") String gameId,

        @Schema(description = "Your version right after the move.")
        int version,

        @Schema(description = "Those of the move's events that your seat sees, in order.")
        List<EventSeen> events,

        @Schema(description = "Your board at exactly this version.")
        LineView view) {}
