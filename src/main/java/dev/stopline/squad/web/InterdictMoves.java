package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.squad.rules.InterdictCommand;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The Interdict, its casualties, and the close of a job. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Interdict", description = "The stop itself: its three beats, what it costs, and the close of the job")
class InterdictMoves {

    private final SquadMoves moves;

    InterdictMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/job/interdict")
    @Operation(
            operationId = "declareInterdict",
            summary = "Declares the Interdict",
            description = "From stage 4 on, at the start of a session or right after an action that has moved the "
                    + "chain on.")
    @SquadRefuses({
        SquadRefusal.INTERDICT_DECLARED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.LAY_LOW,
        SquadRefusal.STAGE_TOO_LOW,
        SquadRefusal.WRONG_MOMENT,
        SquadRefusal.FAVOUR_DUE,
        SquadRefusal.STRAIN_CHOICE_REQUIRED
    })
    ResponseEntity<SquadOutcome> declareInterdict(
            CareerMover mover, @Valid @RequestBody InterdictRequests.DeclareInterdictBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/interdict/forced")
    @Operation(
            operationId = "beginForcedInterdict",
            summary = "Goes into the Interdict that the clock forces",
            description = "Once the Threat Clock has run out and the session is over. Favours that are due are "
                    + "refused by it.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE, SquadRefusal.STRAIN_CHOICE_REQUIRED, SquadRefusal.CROSS_NOT_ALLOWED})
    ResponseEntity<SquadOutcome> beginForcedInterdict(
            CareerMover mover, @Valid @RequestBody InterdictRequests.BeginForcedInterdictBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/interdict/declined")
    @Operation(
            operationId = "declineForcedInterdict",
            summary = "Declines the Interdict that the clock forces",
            description = "The threat is carried out: the job closes as a failed intercept.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> declineForcedInterdict(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new InterdictCommand.DeclineForcedInterdict());
    }

    @PostMapping("/job/interdict/beats")
    @Operation(
            operationId = "rollInterdictBeat",
            summary = "Rolls the next beat of the Interdict",
            description = "Approach, Engage, Resolve, in order.")
    @SquadRefuses({
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.CROSS_NOT_ALLOWED,
        SquadRefusal.CODE_ALREADY_CROSSED,
        SquadRefusal.MUST_CROSS,
        SquadRefusal.RUN_NOT_ALLOWED,
        SquadRefusal.SPECIALTY_NOT_HELD,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollInterdictBeat(
            CareerMover mover, @Valid @RequestBody InterdictRequests.RollInterdictBeatBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/interdict/cancelled-casualty")
    @Operation(
            operationId = "cancelCasualty",
            summary = "Cancels one casualty result",
            description = "For a Specialist, once a job, during the Interdict or after it.")
    @SquadRefuses({
        SquadRefusal.NOT_SPECIALIST,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.WRONG_MOMENT,
        SquadRefusal.NOT_CANCELLABLE,
        SquadRefusal.BAD_REQUEST
    })
    ResponseEntity<SquadOutcome> cancelCasualty(
            CareerMover mover, @Valid @RequestBody InterdictRequests.CancelCasualtyBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/casualties")
    @Operation(
            operationId = "rollCasualties",
            summary = "Rolls the casualties of the close",
            description = "Once, after the last beat. Which dice, the job's type and the close decide; after a "
                    + "Clean Stop there are none.")
    @SquadRefuses({SquadRefusal.ALREADY_USED, SquadRefusal.WRONG_PHASE, SquadRefusal.BAD_DIE})
    ResponseEntity<SquadOutcome> rollCasualties(
            CareerMover mover, @Valid @RequestBody InterdictRequests.RollCasualtiesBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/counter-action")
    @Operation(
            operationId = "resolveCounterAction",
            summary = "Resolves what the other side does back",
            description = "Once, after a close that is Failed, Hostile.")
    @SquadRefuses({
        SquadRefusal.ALREADY_USED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.UNKNOWN_SOURCE,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> resolveCounterAction(
            CareerMover mover, @Valid @RequestBody InterdictRequests.ResolveCounterActionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/close")
    @Operation(
            operationId = "closeJob",
            summary = "Closes the job",
            description = "Once the casualties are rolled, and the counter-action after a Failed, Hostile is "
                    + "resolved. The steps between cases begin.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE, SquadRefusal.OUT_OF_ORDER, SquadRefusal.SURVIVING_ELEMENT})
    ResponseEntity<SquadOutcome> closeJob(CareerMover mover, @Valid @RequestBody InterdictRequests.CloseJobBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
