package dev.stopline.tournament.web;

import dev.stopline.decide.moves.BarredMove;
import dev.stopline.decide.moves.Field;
import dev.stopline.tournament.rules.Waits;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/** What an event waits for and the moves that would be accepted now, as they are sent. */
@Schema(
        name = "TournamentMoveList",
        description = "What the event waits for, and the moves that would be accepted from you now, by what you know.")
record TournamentMoveList(
        @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
        String tournamentId,

        @Schema(description = "Your version of the event; the list holds for it.", example = "12")
        int version,

        @Schema(description = "What the event waits for.") Waits waits,

        @Schema(
                description = "The same as a sentence.",
                example = "The event waits for its organizer to open the next round.")
        String sentence,

        @Schema(description = "The moves; what the event waits for comes first.")
        List<ListedMove> moves,

        @Schema(description = "The moves that would be refused, and why; empty unless asked for.")
        List<BarredMove> refused) {

    /** A move, and where to send it. */
    @Schema(
            name = "TournamentListedMove",
            description = "A move that would be accepted with any of the listed values, and where to send it.")
    record ListedMove(
            @Schema(description = "The operation of this contract.", example = "openRound")
            String operationId,

            @Schema(description = "The HTTP method.", example = "POST")
            String method,

            @Schema(description = "Where to send it.", example = "/v1/tournaments/event-k3x8m2q0w7ab/rounds")
            String href,

            @Schema(description = "Whether the event waits for it.")
            boolean suggested,

            @Schema(
                    description = "The fields of its body. All but warnings and ruleset are sent; a number without"
                            + " values may be any that the body's schema allows, cardId is one of listCards, and"
                            + " detective one of listReadyDetectives.")
            List<Field> fields) {}
}
