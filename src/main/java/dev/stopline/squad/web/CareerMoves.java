package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The detective's kit, contracts left alone, and the end of the career. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Detective")
class CareerMoves {

    private final SquadMoves moves;

    CareerMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/kit")
    @Operation(
            operationId = "changeKit",
            summary = "Changes the field kit",
            description = "Open once after a Resupply and after a new clearance, while no job is open.")
    @SquadRefuses({SquadRefusal.JOB_ALREADY_OPEN, SquadRefusal.KIT_LOCKED, SquadRefusal.KIT_COUNT})
    ResponseEntity<SquadOutcome> changeKit(CareerMover mover, @Valid @RequestBody CareerRequests.ChangeKitBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/final-operation")
    @Operation(
            operationId = "declareFinalOperation",
            summary = "Makes the next job the last one",
            description = "While no job is open.")
    @SquadRefuses({SquadRefusal.JOB_ALREADY_OPEN, SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> declareFinalOperation(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new CareerCommand.DeclareFinalOperation());
    }

    @PostMapping("/skipped-contracts")
    @Operation(
            operationId = "skipContract",
            summary = "Lies low for a whole case",
            description = "Takes a point of Strain off; what goes on without the detective is rolled as an "
                    + "aftermath. Needs the campaign layer, and no job open.")
    @SquadRefuses({
        SquadRefusal.LAYER_OFF,
        SquadRefusal.JOB_ALREADY_OPEN,
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.NOT_ROUTED,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.UNKNOWN_CONTACT,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> skipContract(
            CareerMover mover, @Valid @RequestBody CareerRequests.SkipContractBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/retirement")
    @Operation(
            operationId = "retireDetective",
            summary = "Retires a detective who carries too many Mortal wounds",
            description = "While no job is open.")
    @SquadRefuses({SquadRefusal.NOT_ELIGIBLE})
    ResponseEntity<SquadOutcome> retireDetective(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new CareerCommand.RetireDetective());
    }

    @PostMapping("/reinstatement")
    @Operation(
            operationId = "reinstate",
            summary = "Routes jobs to the detective again",
            description = "For organizers, after three failed jobs in a row have stopped the routing.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> reinstate(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new CareerCommand.Reinstate());
    }

    @PostMapping("/table-rolls")
    @Operation(
            operationId = "rollOptionalTable",
            summary = "Rolls on a table of colour, or picks a line of it",
            description =
                    "Changes nothing but the record. The tables of sources, anatomy and voices need an open " + "job.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE, SquadRefusal.BAD_REQUEST, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> rollOptionalTable(
            CareerMover mover, @Valid @RequestBody CareerRequests.RollOptionalTableBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
