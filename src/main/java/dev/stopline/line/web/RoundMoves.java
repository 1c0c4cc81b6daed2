package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.RoundCommand;
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

/** The four steps of a round, visits and narration. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Round", description = "The four steps of a round, visits and narration")
class RoundMoves {

    private final LineMoves moves;

    RoundMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/reveals")
    @Operation(
            operationId = "announceReveal",
            summary = "States the tier, and what the round brings",
            description = "For the Incident Master. In the Reveal step.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.WRONG_STEP, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> announceReveal(Mover mover, @Valid @RequestBody RoundRequests.AnnounceRevealBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/narrations")
    @Operation(
            operationId = "narrate",
            summary = "Says something to one table or to all",
            description =
                    "For the Incident Master. A reply to a hire who was questioned speaks a line of the card, or says that the file does not say.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.BAD_REQUEST, LineRefusal.UNKNOWN_ID, LineRefusal.IMPROVISED_ANSWER})
    ResponseEntity<LineOutcome> narrate(Mover mover, @Valid @RequestBody RoundRequests.NarrateBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/steps")
    @Operation(
            operationId = "enterStep",
            summary = "Enters the next step of the round",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.WRONG_STEP})
    ResponseEntity<LineOutcome> enterStep(Mover mover, @Valid @RequestBody RoundRequests.EnterStepBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/visits")
    @Operation(
            operationId = "visitTable",
            summary = "Goes to a table",
            description = "For the Incident Master. Where both sides have players.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.WRONG_TABLE_ORDER})
    ResponseEntity<LineOutcome> visitTable(Mover mover, @Valid @RequestBody RoundRequests.VisitTableBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/hand-over")
    @Operation(
            operationId = "handOverSide",
            summary = "Lets the other side move",
            description = "For the Incident Master. Where one side has players; once a round, in the Act step.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.WRONG_STEP})
    ResponseEntity<LineOutcome> handOverSide(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.HandOverSide());
    }

    @PostMapping("/round-end")
    @Operation(
            operationId = "endRound",
            summary = "Ends the round",
            description = "For the Incident Master. In the Resolve step, when nothing waits any more.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {LineRefusal.WRONG_STEP, LineRefusal.ROUND_NOT_RESOLVED})
    ResponseEntity<LineOutcome> endRound(Mover mover, @RequestBody NothingToSay body) throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.EndRound());
    }
}
