package dev.stopline.tournament.web;

import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.tables.TableMaker;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.BoardCommand;
import dev.stopline.tournament.rules.BoardSpec;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The boards of an event. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class EventBoardMoves {

    private final TournamentMoves moves;
    private final ObjectProvider<TableMaker> games;

    EventBoardMoves(TournamentMoves moves, ObjectProvider<TableMaker> games) {
        this.moves = moves;
        this.games = games;
    }

    @PostMapping("/boards")
    @Operation(
            operationId = "addBoard",
            summary = "Adds a board",
            description = "For the organizer, at any time before the event is closed. The server commits to the board's"
                    + " dice at once. A board that no table could play is refused here; the errors say why. The"
                    + " answer's made is the board's id.")
    @TournamentRefuses({TournamentRefusal.BAD_BOARD, TournamentRefusal.BOARD_UNFIT})
    ResponseEntity<TournamentOutcome> addBoard(TournamentMover mover, @Valid @RequestBody BoardForm body)
            throws RefusedMove, StaleVersion {
        var spec = body.spec();
        if (mover.reader().isOrganizer()) {
            mustBePlayable(body, spec);
        }
        // The commitment comes from where the board's seed is kept.
        return moves.play(mover, new BoardCommand.AddBoard(spec, ""));
    }

    /** T-BRD-01: asked of the game itself, and only for the organizer: the answer tells which cards there are. */
    private void mustBePlayable(BoardForm body, BoardSpec spec) throws RefusedMove {
        var faults = spec.faults().isEmpty() ? ofGame(body) : spec.faults();
        if (!faults.isEmpty()) {
            throw new RefusedMove(new Refusal(TournamentRefusal.BAD_BOARD, faults));
        }
    }

    private List<Refusal.Fault> ofGame(BoardForm body) {
        return games.stream()
                .filter(each -> each.game().equals(body.game().name()))
                .findFirst()
                .map(each -> each.faults(body.plan()))
                .orElseGet(() -> List.of(new Refusal.Fault("/game", "T-BRD-01", "this game has no tables here")));
    }

    /** The body of {@code removeBoard}. */
    record RemoveBoardBody(
            @Schema(description = "Which board.", example = "B1") @NotNull @CodePoints(min = 1, max = 16)
            String board) {}

    @PostMapping("/boards/removal")
    @Operation(
            operationId = "removeBoard",
            summary = "Takes back a board",
            description = "For the organizer, as long as it has not been dealt in a round.")
    @TournamentRefuses({TournamentRefusal.UNKNOWN_BOARD, TournamentRefusal.BOARD_DEALT})
    ResponseEntity<TournamentOutcome> removeBoard(TournamentMover mover, @Valid @RequestBody RemoveBoardBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new BoardCommand.RemoveBoard(body.board()));
    }
}
