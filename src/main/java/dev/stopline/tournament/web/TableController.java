package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.access.JoinCodes;
import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.moves.WithoutVersion;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.Game;
import dev.stopline.tournament.rules.TournamentMove.Part;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The places at the tables of an event: taken by name, never by a code. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class TableController {

    private static final String LINE_TABLE = "line-k3x8m2q0w7ab-R1-B1-T3";

    private final Tournaments tournaments;
    private final TableSeats seats;

    TableController(Tournaments tournaments, TableSeats seats) {
        this.tournaments = tournaments;
        this.seats = seats;
    }

    /** Which seat somebody takes. */
    @Schema(name = "TakeSeat", description = "Which seat you take.")
    record SeatForm(
            @Schema(description = "One of the seats that listMyTables names for you there.", example = "hr")
            @NotNull
            @CodePoints(min = 1, max = 32)
            String seat,

            @Schema(description = "The name to show at the table.", example = "Ada")
            @NotBlank
            @CodePoints(min = 1, max = 40)
            String displayName) {}

    /** Who comes to run a table. */
    @Schema(name = "ModerateTable", description = "Who comes to run a table.")
    record ModeratorForm(
            @Schema(description = "The name to show at the table.", example = "Grace")
            @NotBlank
            @CodePoints(min = 1, max = 40)
            String displayName) {}

    /** A place that was taken. */
    @Schema(name = "TablePlace", description = "A place at a table that is yours now.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record TablePlace(
            @Schema(description = "The game.", example = LINE_TABLE)
            String gameId,

            @Schema(description = "Your seat; absent for the Incident Master's place.", example = "hr") @Nullable
            String seat,

            @Schema(
                    description = "line: what you play with, as Authorization: Bearer …. squad: absent, since you play"
                            + " with your subject's token.")
            @Nullable
            String token,

            @Schema(description = "When the token ends by itself; absent without one.") @Nullable
            Instant expiresAt) {

        static TablePlace of(String gameId, @Nullable String seat, JoinCodes.Joined joined) {
            return new TablePlace(
                    gameId, seat, joined.token().value(), joined.token().expiresAt());
        }
    }

    @PostMapping("/tables/{gameId}/seats")
    @Operation(
            operationId = "takeSeat",
            summary = "Takes a seat at a table of yours",
            description =
                    "For the people of an entrant, with a subject's token, as soon as the table is shown. Of line you"
                            + " get a token for the seat, and the one of whoever of your team had it ends; one person may take"
                            + " several. Of squad the seat is player, and the career is yours from then on. Who has met the"
                            + " table's card at another table of the service takes no seat at it: BOARD_SEEN.")
    @WithoutVersion
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.NOT_YOUR_TABLE,
        TournamentRefusal.SITS_OPPOSITE,
        TournamentRefusal.BOARD_SEEN
    })
    ResponseEntity<TablePlace> takeSeat(
            TournamentMover mover,
            @Parameter(description = "The table's game.", example = LINE_TABLE) @PathVariable @Size(max = 128)
                    String gameId,
            @Valid @RequestBody SeatForm body)
            throws RefusedMove {
        var state = mustBePerson(mover);
        var name = body.displayName().strip();
        if (isSquad(state, gameId)) {
            seats.own(state, gameId, body.seat(), name, mover.by());
            return place(new TablePlace(gameId, body.seat(), null, null));
        }
        return place(TablePlace.of(gameId, body.seat(), seats.sit(state, gameId, body.seat(), name, mover.by())));
    }

    @PostMapping("/tables/{gameId}/moderator")
    @Operation(
            operationId = "moderateTable",
            summary = "Comes to run a table as its Incident Master",
            description = "For the moderators of the table's board, with a subject's token. The token of the moderator"
                    + " before ends. A career of squad needs nobody. Nobody runs a table whose card they are playing in any"
                    + " event, until the board that they play on has closed: MODERATOR_PLAYS.")
    @WithoutVersion
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.WRONG_GAME,
        TournamentRefusal.NOT_MODERATING,
        TournamentRefusal.MODERATOR_PLAYS
    })
    ResponseEntity<TablePlace> moderateTable(
            TournamentMover mover,
            @Parameter(description = "The table's game.", example = LINE_TABLE) @PathVariable @Size(max = 128)
                    String gameId,
            @Valid @RequestBody ModeratorForm body)
            throws RefusedMove {
        var state = mustBePerson(mover);
        var joined = seats.moderate(state, gameId, body.displayName().strip(), mover.by());
        // Who is relieved in the same moment has not held the place yet when the tokens end.
        seats.mustStillModerate(newest(mover), gameId, mover.by());
        return place(TablePlace.of(gameId, null, joined));
    }

    private TournamentState mustBePerson(TournamentMover mover) throws RefusedMove {
        if (mover.part() != Part.ENTRANT) {
            throw new RefusedMove(new Refusal(TournamentRefusal.NOT_YOURS, List.of()))
                    .naming(
                            "Places are taken with a subject's token; an organizer who plays or moderates has one too.");
        }
        return newest(mover);
    }

    private TournamentState newest(TournamentMover mover) {
        return tournaments.newest(mover.tournamentId(), Viewer.ORGANIZER).known();
    }

    private static boolean isSquad(TournamentState state, String gameId) {
        return state.table(gameId)
                .flatMap(table -> state.board(table.deal().board()))
                .filter(board -> board.spec().game() == Game.SQUAD)
                .isPresent();
    }

    private static ResponseEntity<TablePlace> place(TablePlace place) {
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(place);
    }
}
