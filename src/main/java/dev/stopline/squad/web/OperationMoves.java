package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.squad.rules.OperationCommand;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** A session of a job but for its rolls: its opening, its sources, and its end. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Job session", description = "A session of a job: its opening, its sources, and its end")
class OperationMoves {

    private final SquadMoves moves;

    OperationMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/job/sessions")
    @Operation(
            operationId = "openSession",
            summary = "Opens a session",
            description = "Up to three actions, or none while lying low.")
    @SquadRefuses({
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.CLOCK_ZERO,
        SquadRefusal.JUNIOR_PENDING,
        SquadRefusal.LAY_LOW_RANGE
    })
    ResponseEntity<SquadOutcome> openSession(
            CareerMover mover, @Valid @RequestBody OperationRequests.OpenSessionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/junior-check")
    @Operation(
            operationId = "rollJuniorCheck",
            summary = "Checks what the Junior got wrong",
            description = "After the first session of a job with a Junior, before the second: on 1 to 3 a step of "
                    + "the generator is rolled anew, otherwise he brings a Lead.")
    @SquadRefuses({
        SquadRefusal.ALREADY_USED,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.POSTURE_ACTIVE,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> rollJuniorCheck(
            CareerMover mover, @Valid @RequestBody OperationRequests.RollJuniorCheckBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/retired-leads")
    @Operation(
            operationId = "retireLead",
            summary = "Gives up a Lead",
            description = "At the start of a session, before any action, once a session.")
    @SquadRefuses({
        SquadRefusal.WRONG_MOMENT,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.ALREADY_USED,
        SquadRefusal.NOT_ENOUGH_LEADS
    })
    ResponseEntity<SquadOutcome> retireLead(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new OperationCommand.RetireLead());
    }

    @PostMapping("/job/sources")
    @Operation(
            operationId = "registerSource",
            summary = "Makes a source known",
            description = "A person, place, system or route that actions are then pointed at. Costs nothing.")
    @SquadRefuses({
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.ALREADY_EXISTS,
        SquadRefusal.UNKNOWN_CONTACT,
        SquadRefusal.ITEM_NOT_HELD,
        SquadRefusal.ALREADY_USED
    })
    ResponseEntity<SquadOutcome> registerSource(
            CareerMover mover, @Valid @RequestBody OperationRequests.RegisterSourceBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/partial-truths")
    @Operation(
            operationId = "notePartialTruths",
            summary = "Notes what a source half knows",
            description = "Your own preparation; changes nothing in play.")
    @SquadRefuses({SquadRefusal.UNKNOWN_SOURCE, SquadRefusal.BAD_REQUEST})
    ResponseEntity<SquadOutcome> notePartialTruths(
            CareerMover mover, @Valid @RequestBody OperationRequests.NotePartialTruthsBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/contact-questions")
    @Operation(
            operationId = "useActiveContact",
            summary = "Asks a source for an answer that it owes",
            description = "In a session, between actions. Costs no action.")
    @SquadRefuses({SquadRefusal.UNKNOWN_SOURCE, SquadRefusal.NO_ANSWER, SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> useActiveContact(
            CareerMover mover, @Valid @RequestBody OperationRequests.UseActiveContactBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/introduction")
    @Operation(
            operationId = "useIntroduction",
            summary = "Obtains a name to use in Pasadena",
            description = "In a job in Pasadena and San Marino, once: without a name, people there are harder to "
                    + "talk to.")
    @SquadRefuses({SquadRefusal.NO_BASIS, SquadRefusal.ALREADY_USED})
    ResponseEntity<SquadOutcome> useIntroduction(
            CareerMover mover, @Valid @RequestBody OperationRequests.UseIntroductionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/job/session-end")
    @Operation(
            operationId = "endSession",
            summary = "Ends the session",
            description = "The Threat Clock ticks, unless it is paused.")
    @SquadRefuses({SquadRefusal.WRONG_PHASE, SquadRefusal.NO_SLOT})
    ResponseEntity<SquadOutcome> endSession(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new OperationCommand.EndSession());
    }
}
