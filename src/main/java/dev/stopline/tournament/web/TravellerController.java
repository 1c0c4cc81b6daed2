package dev.stopline.tournament.web;

import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.moves.WithoutVersion;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.BoardTraveller;
import dev.stopline.tournament.view.TakeAways;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** T-CLO-03: who did what where the tables of a board parted, once it has closed at all of them. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT + "/boards/{board}/traveller")
@Tag(name = "Tournament")
class TravellerController {

    private final Tournaments tournaments;
    private final TakeAways takeAways;
    private final TournamentPages pages;

    TravellerController(Tournaments tournaments, TakeAways takeAways, TournamentPages pages) {
        this.tournaments = tournaments;
        this.takeAways = takeAways;
        this.pages = pages;
    }

    @GetMapping
    @Operation(
            operationId = "readTraveller",
            summary = "The cross-table of a board: who did what where the tables parted",
            description =
                    "For organizers and subjects, once the board has closed. A row is a place in the game at which"
                            + " not all tables did the same; equal decisions met equal dice.")
    @TournamentRefuses({TournamentRefusal.UNKNOWN_BOARD, TournamentRefusal.BOARD_STILL_OPEN})
    BoardTraveller readTraveller(
            TournamentReader reader,
            @Parameter(description = "The board.", example = "B1") @PathVariable @Size(max = 16) String board)
            throws RefusedMove {
        return closed(reader, board);
    }

    @GetMapping(path = "/page", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readTravellerPage",
            summary = "The cross-table of a board as a plain page, for reading and printing",
            description = "For organizers and subjects, once the board has closed. No script, and nothing loaded from"
                    + " anywhere.")
    @WithoutVersion
    @TournamentRefuses({TournamentRefusal.UNKNOWN_BOARD, TournamentRefusal.BOARD_STILL_OPEN})
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readTravellerPage(
            TournamentReader reader,
            @Parameter(description = "The board.", example = "B1") @PathVariable @Size(max = 16) String board)
            throws RefusedMove {
        return pages.traveller(closed(reader, board));
    }

    private BoardTraveller closed(TournamentReader reader, String board) throws RefusedMove {
        var known = tournaments.newest(reader.tournamentId(), Viewer.EVERYBODY).known();
        var code =
                known.board(board).isPresent() ? TournamentRefusal.BOARD_STILL_OPEN : TournamentRefusal.UNKNOWN_BOARD;
        return takeAways
                .traveller(reader.tournamentId(), board)
                .orElseThrow(() -> new RefusedMove(new Refusal(code, List.of())));
    }
}
