package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.squad.rules.BetweenCommand;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The steps between cases, in their order. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Between cases", description = "The steps from the close of one job to the opening of the next")
class BetweenMoves {

    private final SquadMoves moves;

    BetweenMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/between/wound-recovery")
    @Operation(
            operationId = "recoverWounds",
            summary = "Rolls for the Mortal wounds",
            description = "The first step after a close, also without a wound. Too many wounds that stay retire the"
                    + " detective.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> recoverWounds(
            CareerMover mover, @Valid @RequestBody BetweenRequests.RecoverWoundsBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/heat-reset")
    @Operation(
            operationId = "resetHeat",
            summary = "Sets the Heat that is carried over",
            description = "How much stays, the close has decided.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER})
    ResponseEntity<SquadOutcome> resetHeat(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new BetweenCommand.ResetHeat());
    }

    @PostMapping("/between/casualty-record")
    @Operation(
            operationId = "recordCasualties",
            summary = "Writes the case on the record",
            description = "Three failed jobs in a row stop the routing here.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER, SquadRefusal.BAD_REQUEST})
    ResponseEntity<SquadOutcome> recordCasualties(
            CareerMover mover, @Valid @RequestBody BetweenRequests.RecordCasualtiesBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/clearance-checks")
    @Operation(
            operationId = "rollClearanceCheck",
            summary = "Rolls for the next clearance",
            description = "In the step STANDING, once the record has met what the clearance asks for in an earlier "
                    + "case; or when a review has opened it.")
    @SquadRefuses({
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.CHECKS_BLOCKED,
        SquadRefusal.NOT_ELIGIBLE,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollClearanceCheck(
            CareerMover mover, @Valid @RequestBody BetweenRequests.RollClearanceCheckBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/evolution-check")
    @Operation(
            operationId = "checkEvolutions",
            summary = "Takes the evolutions that are earned",
            description = "Ends the step STANDING.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER})
    ResponseEntity<SquadOutcome> checkEvolutions(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new BetweenCommand.CheckEvolutions());
    }

    @PostMapping("/between/event")
    @Operation(
            operationId = "rollAfterCaseEvent",
            summary = "Rolls what happens after the case",
            description = "With the campaign layer, familiarity, suspicion and Strain of the close follow in the "
                    + "same move.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER, SquadRefusal.REVIEW_PENDING, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> rollAfterCaseEvent(
            CareerMover mover, @Valid @RequestBody BetweenRequests.RollAfterCaseEventBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/aftermath")
    @Operation(
            operationId = "rollAftermath",
            summary = "Rolls the aftermath of the case",
            description = "Once a close, and only if wanted, in the step PRESSURE of the campaign layer.")
    @SquadRefuses({
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.UNKNOWN_CONTACT,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollAftermath(
            CareerMover mover, @Valid @RequestBody BetweenRequests.RollAftermathBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/requisitions")
    @Operation(
            operationId = "chooseRequisition",
            summary = "Takes what the closed case has earned",
            description = "One item of the present clearance. Ends the steps between cases.")
    @SquadRefuses({
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.NO_REQUISITION,
        SquadRefusal.TIER_MISMATCH,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.ON_RECORD,
        SquadRefusal.UNKNOWN_CONTACT
    })
    ResponseEntity<SquadOutcome> chooseRequisition(
            CareerMover mover, @Valid @RequestBody BetweenRequests.ChooseRequisitionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/completed-steps")
    @Operation(
            operationId = "completeBetweenStep",
            summary = "Leaves a step without doing more in it",
            description = "For the two steps that may be left so.")
    @SquadRefuses({SquadRefusal.OUT_OF_ORDER})
    ResponseEntity<SquadOutcome> completeBetweenStep(
            CareerMover mover, @Valid @RequestBody BetweenRequests.CompleteBetweenStepBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
