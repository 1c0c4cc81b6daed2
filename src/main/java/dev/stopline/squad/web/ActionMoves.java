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

/** The rolls of a session: the Shadow Phase, actions, and interrogations. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Job session")
class ActionMoves {

    private final SquadMoves moves;

    ActionMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/job/shadow-phases")
    @Operation(
            operationId = "rollShadowPhase",
            summary = "Shadows somebody before the session's actions",
            description = "From stage 2 on, once a session; a Tail has a second one once a job.")
    @SquadRefuses({
        SquadRefusal.INTERDICT_DECLARED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.LAY_LOW,
        SquadRefusal.STAGE_TOO_LOW,
        SquadRefusal.AFTER_ACTION,
        SquadRefusal.SHADOW_USED,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.NOT_ENOUGH_LEADS,
        SquadRefusal.UNKNOWN_SOURCE,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollShadowPhase(
            CareerMover mover, @Valid @RequestBody ActionRequests.RollShadowPhaseBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/actions")
    @Operation(
            operationId = "takeAction",
            summary = "Walks, leans, pulls or stakes",
            description = "Costs one of the session's actions. An action on a false target throws no die.")
    @SquadRefuses({
        SquadRefusal.INTERDICT_DECLARED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.LAY_LOW,
        SquadRefusal.NO_SLOT,
        SquadRefusal.TARGET_HIDDEN,
        SquadRefusal.TARGET_REVEALED,
        SquadRefusal.NOT_ENOUGH_LEADS,
        SquadRefusal.UNKNOWN_SOURCE,
        SquadRefusal.SOURCE_UNAVAILABLE,
        SquadRefusal.SOURCE_SILENT,
        SquadRefusal.INTERROGATION_REQUIRED,
        SquadRefusal.ITEM_NOT_HELD,
        SquadRefusal.NOT_EARNED,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> takeAction(CareerMover mover, @Valid @RequestBody ActionRequests.TakeActionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/interrogations")
    @Operation(
            operationId = "interrogate",
            summary = "Interrogates a person",
            description = "From stage 3 on; costs one of the session's actions. Up to three beats: establish, work,"
                    + " break; each is thrown only if the one before has passed.")
    @SquadRefuses({
        SquadRefusal.INTERDICT_DECLARED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.LAY_LOW,
        SquadRefusal.STAGE_TOO_LOW,
        SquadRefusal.NO_SLOT,
        SquadRefusal.TARGET_HIDDEN,
        SquadRefusal.TARGET_REVEALED,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.NOT_ENOUGH_LEADS,
        SquadRefusal.UNKNOWN_SOURCE,
        SquadRefusal.SOURCE_UNAVAILABLE,
        SquadRefusal.SOURCE_SILENT,
        SquadRefusal.CLOSED_THIS_SESSION,
        SquadRefusal.NOT_EARNED,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.BAD_DIE,
        SquadRefusal.BEAT_NOT_REACHED
    })
    ResponseEntity<SquadOutcome> interrogate(CareerMover mover, @Valid @RequestBody ActionRequests.InterrogateBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
