package dev.stopline.line.web;

import dev.stopline.decide.moves.DieToThrow;
import dev.stopline.decide.moves.Field;
import dev.stopline.line.rules.OpenMove;
import dev.stopline.line.rules.OpenMoves;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** The moves that would be accepted now, as they are sent. */
@Schema(description = "The moves of your seat that would be accepted now, by what your seat knows.")
record MoveList(
        @Schema(description = "The session.") String gameId,

        @Schema(description = "Your version; the list holds for it.")
        int version,

        @Schema(description = "By what waits for them.") List<MoveGroup> groups,

        @Schema(description = "The moves that would be refused, and why; empty unless asked for.")
        List<OpenMoves.RefusedMove> refused) {

    /** Moves about one thing. */
    @Schema(description = "Moves about one waiting action, reveal, ground or sentence.")
    record MoveGroup(
            @Schema(
                    description = "The id of what waits; empty for the moves about nothing in particular.",
                    example = "C3")
            String about,

            @Schema(description = "The moves, the suggested ones first.")
            List<ListedMove> moves) {}

    /** A move, and where to send it. */
    @Schema(description = "A move that would be accepted with any of the listed values, and where to send it.")
    record ListedMove(
            @Schema(description = "The operation of this contract.", example = "throwDie")
            String operationId,

            @Schema(description = "The HTTP method.", example = "POST")
            String method,

            @Schema(description = "Where to send it.", example = "/v1/line/sessions/line-7d0c/dice")
            String href,

            @Schema(description = "The seat to name with it; empty for your own.", example = "")
            String seat,

            @Schema(
                    description = "Whether it is one that the table waits for from you: making it does what the prompt"
                            + " says. Only those named in prompt.from have any; at FINGERS they have none once they"
                            + " have pointed.")
            boolean suggested,

            @Schema(
                    description = "The fields of its body but for its dice. A field for which an empty text or 0 is"
                            + " listed may be left out.")
            List<Field> fields,

            @Schema(
                    description =
                            "The dice that it throws. Where the table throws its own, the face of each must be sent"
                                    + " in the field of the body that is named here; where the server throws, none may be.")
            List<DieToThrow> dice,

            @Schema(
                    description = "What making the move spends or moves, one entry for each kind; empty if it costs"
                            + " nothing.")
            List<OpenMove.Cost> costs) {}
}
