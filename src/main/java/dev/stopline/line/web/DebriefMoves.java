package dev.stopline.line.web;

import dev.stopline.line.rules.DebriefCommand;
import dev.stopline.line.rules.LineRefusal;
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

/** What is shown after play, in its order. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Debrief", description = "What is shown after play, in its order")
class DebriefMoves {

    private final LineMoves moves;

    DebriefMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/debrief")
    @Operation(
            operationId = "openDebrief",
            summary = "Opens the debrief: the ending is read",
            description = "For the Incident Master. Once the case has ended.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> openDebrief(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.OpenDebrief());
    }

    @PostMapping("/debrief/sentences")
    @Operation(
            operationId = "replaySentences",
            summary = "Replays the tied sentences",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> replaySentences(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.ReplaySentences());
    }

    @PostMapping("/debrief/card")
    @Operation(
            operationId = "showCards",
            summary = "Shows the card next to the answers",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> showCards(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.ShowCards());
    }

    @PostMapping("/debrief/tier-causes")
    @Operation(
            operationId = "revealTierCauses",
            summary = "Reads the hidden causes of tier rises",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> revealTierCauses(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.RevealTierCauses());
    }

    @PostMapping("/debrief/stopping-controls")
    @Operation(
            operationId = "readStoppingControls",
            summary = "Reads the controls named after each score",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> readStoppingControls(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.ReadStoppingControls());
    }

    @PostMapping("/debrief/identities")
    @Operation(
            operationId = "revealIdentity",
            summary = "Says who a hire was",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.IDENTITY_SEALED, LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> revealIdentity(Mover mover, @Valid @RequestBody DebriefRequests.RevealIdentityBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/debrief/process-condition")
    @Operation(
            operationId = "readProcessCondition",
            summary = "Reads whether the process held",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.ENDING_FIRST})
    ResponseEntity<LineOutcome> readProcessCondition(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.ReadProcessCondition());
    }

    @PostMapping("/closing")
    @Operation(
            operationId = "closeSession",
            summary = "Closes the session for good",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE, LineRefusal.PROCESS_NOT_READ})
    ResponseEntity<LineOutcome> closeSession(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new DebriefCommand.CloseSession());
    }
}
