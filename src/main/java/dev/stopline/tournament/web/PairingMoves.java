package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What the organizer says about pairs, in a SWISS. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class PairingMoves {

    private final TournamentMoves moves;

    PairingMoves(TournamentMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/pairings/forbidden")
    @Operation(
            operationId = "forbidPairing",
            summary = "Keeps two entrants apart",
            description = "For the organizer of a SWISS. They are never paired from now on.")
    @TournamentRefuses({TournamentRefusal.WRONG_FORMAT, TournamentRefusal.BAD_PAIR, TournamentRefusal.PAIR_CONFLICT})
    ResponseEntity<TournamentOutcome> forbidPairing(TournamentMover mover, @Valid @RequestBody PairBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.ForbidPairing(body.first(), body.second()));
    }

    @PostMapping("/pairings/forced")
    @Operation(
            operationId = "forcePairing",
            summary = "Makes two entrants meet in the next round",
            description = "For the organizer of a SWISS. The rest is paired around them.")
    @TournamentRefuses({TournamentRefusal.WRONG_FORMAT, TournamentRefusal.BAD_PAIR, TournamentRefusal.PAIR_CONFLICT})
    ResponseEntity<TournamentOutcome> forcePairing(TournamentMover mover, @Valid @RequestBody PairBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.ForcePairing(body.first(), body.second()));
    }

    @PostMapping("/pairings/lifted")
    @Operation(
            operationId = "liftPairing",
            summary = "Takes back what was said about two entrants",
            description = "For the organizer of a SWISS.")
    @TournamentRefuses({TournamentRefusal.NO_SUCH_PAIR})
    ResponseEntity<TournamentOutcome> liftPairing(TournamentMover mover, @Valid @RequestBody PairBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.LiftPairing(body.first(), body.second()));
    }
}
