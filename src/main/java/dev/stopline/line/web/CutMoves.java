package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The grounds, the gate, the cut, and the end of a line. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Cut", description = "The grounds, the gate, the cut, and the end of a line")
class CutMoves {

    private final LineMoves moves;

    CutMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/cut-proposals")
    @Operation(
            operationId = "proposeCut",
            summary = "Wants a cut",
            description = "For a seat of the Company. The Incident Master then asks for a ground.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE})
    ResponseEntity<LineOutcome> proposeCut(Mover mover, @Valid @RequestBody CutRequests.ProposeCutBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/named-controls")
    @Operation(
            operationId = "nameControl",
            summary = "Offers a named control as the ground",
            description = "For a seat of the Company.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE})
    ResponseEntity<LineOutcome> nameControl(Mover mover, @Valid @RequestBody CutRequests.NameControlBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/human-costs")
    @Operation(
            operationId = "showHumanCost",
            summary = "Offers a human cost as the ground",
            description = "For a seat of the Company.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE})
    ResponseEntity<LineOutcome> showHumanCost(Mover mover, @Valid @RequestBody CutRequests.ShowHumanCostBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/ground-rulings")
    @Operation(
            operationId = "ruleOnGround",
            summary = "Accepts or rejects a ground",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {
                LineRefusal.WRONG_LINE_PHASE,
                LineRefusal.GROUND_RULED,
                LineRefusal.APPEARANCE_ONLY,
                LineRefusal.CONTROL_NOT_ON_CARD,
                LineRefusal.NO_HUMAN_COST_FACT,
                LineRefusal.BAD_REQUEST,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> ruleOnGround(Mover mover, @Valid @RequestBody CutRequests.RuleOnGroundBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/cut-gate-checks")
    @Operation(
            operationId = "checkCutGate",
            summary = "Says aloud whether the gate is met",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.NO_PICKED_HIRE})
    ResponseEntity<LineOutcome> checkCutGate(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new StopTheLineCommand.CheckCutGate());
    }

    @PostMapping("/cut-approval")
    @Operation(operationId = "approveCut", summary = "Approves the cut", description = "For Finance & Legal.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {
                LineRefusal.NO_PICKED_HIRE,
                LineRefusal.NOT_FINANCE_LEGAL,
                LineRefusal.WRONG_LINE_PHASE,
                LineRefusal.GATE_NOT_MET,
                LineRefusal.NOT_CLUE_LEADER,
                LineRefusal.GROUND_REQUIRED
            })
    ResponseEntity<LineOutcome> approveCut(Mover mover, @Valid @RequestBody CutRequests.ApproveCutBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/line-end")
    @Operation(
            operationId = "closeLine",
            summary = "Closes the line without a cut",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.WRONG_LINE_PHASE, LineRefusal.APPROVE_CUT_MISSING})
    ResponseEntity<LineOutcome> closeLine(Mover mover, @Valid @RequestBody CutRequests.CloseLineBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
