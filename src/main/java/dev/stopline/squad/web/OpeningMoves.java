package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** From the opening of a job to its first session. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Job", description = "A job from its opening to its first session")
class OpeningMoves {

    private final SquadMoves moves;

    OpeningMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/job")
    @Operation(
            operationId = "openJob",
            summary = "Opens a job",
            description = "One at a time, once the steps between cases are done.")
    @SquadRefuses({
        SquadRefusal.JOB_ALREADY_OPEN,
        SquadRefusal.NOT_ROUTED,
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.ITEM_NOT_HELD
    })
    ResponseEntity<SquadOutcome> openJob(CareerMover mover, @Valid @RequestBody OpeningRequests.OpenJobBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/trajectory")
    @Operation(
            operationId = "declareTrajectory",
            summary = "Says the trajectory before it is rolled",
            description = "For a detective who reads the room, before step 4. If it comes true, the First Read "
                    + "succeeds without a die.")
    @SquadRefuses({SquadRefusal.NOT_EARNED, SquadRefusal.TOO_LATE, SquadRefusal.ALREADY_USED, SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> declareTrajectory(
            CareerMover mover, @Valid @RequestBody OpeningRequests.DeclareTrajectoryBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/generator-steps")
    @Operation(
            operationId = "rollGeneratorStep",
            summary = "Rolls the next step of the generator",
            description = "Seven steps in order: type, tempo, capability, trajectory, territory, posture, Sergeant."
                    + " After the seventh the job stands.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE, SquadRefusal.OUT_OF_ORDER, SquadRefusal.BAD_REQUEST, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> rollGeneratorStep(
            CareerMover mover, @Valid @RequestBody OpeningRequests.RollGeneratorStepBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/anatomy")
    @Operation(
            operationId = "setAnatomy",
            summary = "Writes one of the three targets",
            description = "Operator, Asset and Trigger, each once. With the third the job is briefed.")
    @SquadRefuses({SquadRefusal.BAD_REQUEST, SquadRefusal.ALREADY_SET, SquadRefusal.WRONG_PHASE, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> setAnatomy(CareerMover mover, @Valid @RequestBody OpeningRequests.SetAnatomyBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/revealed-anatomy")
    @Operation(
            operationId = "revealAtOpen",
            summary = "Turns targets face-up before the first session",
            description =
                    "One target with the kit's Archive Access, or all three with a Combination Brief; each " + "once.")
    @SquadRefuses({
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.ITEM_NOT_HELD,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.TARGET_REVEALED,
        SquadRefusal.WRONG_PHASE
    })
    ResponseEntity<SquadOutcome> revealAtOpen(
            CareerMover mover, @Valid @RequestBody OpeningRequests.RevealAtOpenBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/first-read")
    @Operation(
            operationId = "rollFirstRead",
            summary = "Makes the First Read",
            description = "Before the first session, at most once. A success turns targets face-up; a natural 1 "
                    + "gives a false one.")
    @SquadRefuses({
        SquadRefusal.ALREADY_READ,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.NOT_ENOUGH_LEADS,
        SquadRefusal.NO_REROLL,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollFirstRead(
            CareerMover mover, @Valid @RequestBody OpeningRequests.RollFirstReadBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
