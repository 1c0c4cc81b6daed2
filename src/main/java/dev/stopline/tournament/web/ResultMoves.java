package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What the organizer says about tables: no-shows, rulings, and what is put right. Results arrive by themselves. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class ResultMoves {

    private final TournamentMoves moves;

    ResultMoves(TournamentMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/no-shows")
    @Operation(
            operationId = "recordNoShow",
            summary = "Notes that an entrant has not come to the open round",
            description = "For the organizer. The entrant forfeits every table of the round that has not ended.")
    @TournamentRefuses({
        TournamentRefusal.NO_ROUND_OPEN,
        TournamentRefusal.UNKNOWN_ENTRANT,
        TournamentRefusal.NOT_PLAYING
    })
    ResponseEntity<TournamentOutcome> recordNoShow(
            TournamentMover mover, @Valid @RequestBody ResultRequests.RecordNoShowBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/rulings")
    @Operation(
            operationId = "ruleOnTable",
            summary = "Rules on a table that has not ended",
            description =
                    "For the organizer: so that a round can close although a table was left or cannot be finished.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.TABLE_ENDED,
        TournamentRefusal.BAD_RULING,
        TournamentRefusal.WHY_REQUIRED
    })
    ResponseEntity<TournamentOutcome> ruleOnTable(TournamentMover mover, @Valid @RequestBody RulingBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new ResultCommand.RuleOnTable(body.gameId(), body.ruling()));
    }

    @PostMapping("/corrections/sessions")
    @Operation(
            operationId = "correctLineResult",
            summary = "Puts the result of a session right",
            description =
                    "For the organizer. Who did it, when and why is kept and shown; the standings are counted anew"
                            + " from there on, and no pairing changes.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.NO_RESULT_YET,
        TournamentRefusal.WRONG_GAME,
        TournamentRefusal.BAD_RESULT,
        TournamentRefusal.WHY_REQUIRED
    })
    ResponseEntity<TournamentOutcome> correctLineResult(
            TournamentMover mover, @Valid @RequestBody ResultRequests.CorrectLineResultBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/corrections/jobs")
    @Operation(
            operationId = "correctJobResult",
            summary = "Puts the result of a job right",
            description =
                    "For the organizer. Who did it, when and why is kept and shown; the standings are counted anew"
                            + " from there on, and no pairing changes.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.WRONG_GAME,
        TournamentRefusal.BAD_RESULT,
        TournamentRefusal.NO_RESULT_YET,
        TournamentRefusal.WHY_REQUIRED
    })
    ResponseEntity<TournamentOutcome> correctJobResult(
            TournamentMover mover, @Valid @RequestBody ResultRequests.CorrectJobResultBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/corrections/rulings")
    @Operation(
            operationId = "correctByRuling",
            summary = "Puts a ruling in the place of what a table brought",
            description =
                    "For the organizer. Who did it, when and why is kept and shown; the standings are counted anew"
                            + " from there on, and no pairing changes.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_GAME,
        TournamentRefusal.NO_RESULT_YET,
        TournamentRefusal.BAD_RULING,
        TournamentRefusal.WHY_REQUIRED
    })
    ResponseEntity<TournamentOutcome> correctByRuling(TournamentMover mover, @Valid @RequestBody RulingBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new ResultCommand.CorrectByRuling(body.gameId(), body.ruling()));
    }
}
