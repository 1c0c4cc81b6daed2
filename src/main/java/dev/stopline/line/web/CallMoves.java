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

/** The call and the vote. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Stop the line", description = "The call and the vote")
class CallMoves {

    private final LineMoves moves;

    CallMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/stop-the-line")
    @Operation(
            operationId = "callStopTheLine",
            summary = "Stops the line",
            description = "For any seat. Spends the table's call of the stage, lowers Payoff and raises Exposure.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.CALL_SPENT})
    ResponseEntity<LineOutcome> callStopTheLine(Mover mover, @Valid @RequestBody CallRequests.CallStopTheLineBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/votes")
    @Operation(
            operationId = "castVote",
            summary = "Points at a hire, or folds",
            description =
                    "For a seat that votes in this mode. Sealed until the Incident Master says three; until then it may be changed.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {
                LineRefusal.IM_DOES_NOT_POINT,
                LineRefusal.NOT_A_VOTER,
                LineRefusal.VOTE_CLOSED,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.ABSTAINER_LOCKED
            })
    ResponseEntity<LineOutcome> castVote(Mover mover, @Valid @RequestBody CallRequests.CastVoteBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/vote-reveal")
    @Operation(
            operationId = "revealVote",
            summary = "Says three: all fingers are shown",
            description = "For the Incident Master. A finger that is missing counts as folded.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.VOTE_CLOSED})
    ResponseEntity<LineOutcome> revealVote(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new StopTheLineCommand.RevealVote());
    }

    @PostMapping("/tied-sentences")
    @Operation(
            operationId = "speakTiedSentence",
            summary = "Speaks the one sentence of a tied pointer",
            description = "For a seat that pointed at a tied hire.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.NOT_TIED_POINTER, LineRefusal.SENTENCE_SPENT, LineRefusal.BAD_REQUEST})
    ResponseEntity<LineOutcome> speakTiedSentence(
            Mover mover, @Valid @RequestBody CallRequests.SpeakTiedSentenceBody body) throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/skipped-sentences")
    @Operation(
            operationId = "skipTiedSentence",
            summary = "Passes over a silent tied pointer",
            description = "For the Incident Master.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.NOT_TIED_POINTER, LineRefusal.SENTENCE_SPENT})
    ResponseEntity<LineOutcome> skipTiedSentence(
            Mover mover, @Valid @RequestBody CallRequests.SkipTiedSentenceBody body) throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/revote")
    @Operation(
            operationId = "openRevote",
            summary = "Opens the vote again after a tie",
            description = "For the Incident Master. Once each tied pointer has spoken or was passed over.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.NO_TIE, LineRefusal.SENTENCES_PENDING})
    ResponseEntity<LineOutcome> openRevote(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new StopTheLineCommand.OpenRevote());
    }

    @PostMapping("/sentence-notes")
    @Operation(
            operationId = "noteSentence",
            summary = "Notes which fact a sentence cited",
            description = "For the Incident Master. In the debrief too.")
    @Refuses(
            when = Guards.OF_LINE,
            value = {LineRefusal.UNKNOWN_ID})
    ResponseEntity<LineOutcome> noteSentence(Mover mover, @Valid @RequestBody CallRequests.NoteSentenceBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
