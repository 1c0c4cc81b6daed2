package dev.stopline.squad.web;

import dev.stopline.decide.moves.BarredMove;
import dev.stopline.decide.moves.Field;
import dev.stopline.squad.rules.Forecast;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** The moves that would be accepted now, as they are sent. */
@Schema(name = "SquadMoveList", description = "The moves that would be accepted from you now, by what you know.")
record SquadMoveList(
        @Schema(description = "The career.", example = "squad-7d0c")
        String gameId,

        @Schema(description = "Your version; the list holds for it.", example = "42")
        int version,

        @Schema(description = "The moves; what the career waits for comes first.")
        List<ListedMove> moves,

        @Schema(description = "The moves that would be refused, and why; empty unless asked for.")
        List<BarredMove> refused) {

    /** A move, and where to send it. */
    @Schema(
            name = "SquadListedMove",
            description = "A move that would be accepted with any of the listed values, and where to send it.")
    record ListedMove(
            @Schema(description = "The operation of this contract.", example = "takeAction")
            String operationId,

            @Schema(description = "The HTTP method.", example = "POST")
            String method,

            @Schema(description = "Where to send it.", example = "/v1/squad/careers/squad-7d0c/job/actions")
            String href,

            @Schema(description = "Whether the career waits for it.")
            boolean suggested,

            @Schema(
                    description =
                            "The fields of its body but for its dice; a dot leads into an object. A field for which"
                                    + " an empty text, 0, NONE or false is listed may be left out.")
            List<Field> fields,

            @Schema(
                    description = "What its dice can bring, without Leads and tags. Where you throw the dice yourself,"
                            + " send their faces as dice, in the order thrown; where the server throws, send none.")
            Forecast forecast) {}
}
