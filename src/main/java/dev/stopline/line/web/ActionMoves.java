package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Actions, free actions and lookups. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Actions", description = "Actions, free actions and lookups")
class ActionMoves {

    private final LineMoves moves;

    ActionMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/free-actions")
    @Operation(
            operationId = "takeFreeAction",
            summary = "Asks, looks or holds",
            description = "For any seat. Costs nothing.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.BAD_REQUEST})
    ResponseEntity<LineOutcome> takeFreeAction(Mover mover, @Valid @RequestBody ActionRequests.TakeFreeActionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/actions")
    @Operation(
            operationId = "declareAction",
            summary = "Uses a verb",
            description =
                    "For any seat. Costs an action. The verbs are those of your role, and of roles that nobody holds.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.WRONG_STEP,
                LineRefusal.NO_ACTION_LEFT,
                LineRefusal.VERB_NOT_AVAILABLE,
                LineRefusal.USE_OWN_COMMAND,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.ACCOUNT_HELD
            })
    ResponseEntity<LineOutcome> declareAction(Mover mover, @Valid @RequestBody ActionRequests.DeclareActionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/log-pulls")
    @Operation(
            operationId = "pullLog",
            summary = "Pulls a log on a hire",
            description = "For a seat of the Company. Costs an action and a lookup, and raises the clue tier.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.WRONG_STEP,
                LineRefusal.NO_ACTION_LEFT,
                LineRefusal.VERB_NOT_AVAILABLE,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.NO_LOOKUP_LEFT
            })
    ResponseEntity<LineOutcome> pullLog(Mover mover, @Valid @RequestBody ActionRequests.PullLogBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/hire-questions")
    @Operation(
            operationId = "questionHire",
            summary = "Questions a hire",
            description = "For a seat of the Company. Costs an action and a lookup, and raises the clue tier.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.WRONG_STEP,
                LineRefusal.NO_ACTION_LEFT,
                LineRefusal.VERB_NOT_AVAILABLE,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.NO_LOOKUP_LEFT
            })
    ResponseEntity<LineOutcome> questionHire(Mover mover, @Valid @RequestBody ActionRequests.QuestionHireBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/action-narrations")
    @Operation(
            operationId = "narrateAction",
            summary = "Tells an action instead of rolling it",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.ACTION_NOT_OPEN, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> narrateAction(Mover mover, @Valid @RequestBody ActionRequests.NarrateActionBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/revealed-facts")
    @Operation(
            operationId = "chooseRevealedFact",
            summary = "Settles a reveal that is owed",
            description =
                    "For the Incident Master. Without a fact it says that nothing more is on file, which must be so.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.FACT_NOT_ELIGIBLE, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> chooseRevealedFact(
            Mover mover, @Valid @RequestBody ActionRequests.ChooseRevealedFactBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/inconsistencies")
    @Operation(
            operationId = "recordInconsistency",
            summary = "Records what a probing interview turned up",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.FACT_NOT_ELIGIBLE, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> recordInconsistency(
            Mover mover, @Valid @RequestBody ActionRequests.RecordInconsistencyBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/stopping-controls")
    @Operation(
            operationId = "noteStoppingControl",
            summary = "Notes the control that would have prevented a score",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.ACTION_NOT_OPEN, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> noteStoppingControl(
            Mover mover, @Valid @RequestBody ActionRequests.NoteStoppingControlBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/payment-releases")
    @Operation(
            operationId = "releasePayment",
            summary = "Releases a held account that was explained",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.NOT_HELD, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> releasePayment(Mover mover, @Valid @RequestBody ActionRequests.ReleasePaymentBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/company-moves")
    @Operation(
            operationId = "playImCompanyMove",
            summary = "Plays a move of the Company",
            description = "For the Incident Master. Where only the cell has players.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.WRONG_STEP,
                LineRefusal.VERB_NOT_AVAILABLE,
                LineRefusal.USE_OWN_COMMAND,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.NO_LOOKUP_LEFT,
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.PURPOSE_MISMATCH,
                LineRefusal.DIE_OUT_OF_RANGE
            })
    ResponseEntity<LineOutcome> playImCompanyMove(Mover mover, @Valid @RequestBody PlayImCompanyMoveBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
