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

/** Rolls, waivers, dice, and the cover of the cell. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Rolls and cover", description = "Rolls, waivers, dice, and the cover of the cell")
class RollMoves {

    private final LineMoves moves;

    RollMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/roll-calls")
    @Operation(
            operationId = "callRoll",
            summary = "Calls a roll",
            description = "For the Incident Master. Says how hard it is and what a success would do.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.VERB_NEVER_ROLLS,
                LineRefusal.FREE_ACTION_NEVER_ROLLS,
                LineRefusal.CALL_IS_NOT_A_ROLL,
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.ACTION_NOT_OPEN,
                LineRefusal.ROLL_LIMIT,
                LineRefusal.BAND_MISMATCH,
                LineRefusal.PURPOSE_MISMATCH,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> callRoll(Mover mover, @Valid @RequestBody RollRequests.CallRollBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/roll-waivers")
    @Operation(
            operationId = "waiveRoll",
            summary = "Lets an action succeed without a roll",
            description = "For the Incident Master. Never for a scoring verb.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.MUST_ROLL,
                LineRefusal.PURPOSE_MISMATCH,
                LineRefusal.ACTION_NOT_OPEN,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> waiveRoll(Mover mover, @Valid @RequestBody RollRequests.WaiveRollBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/dice")
    @Operation(
            operationId = "throwDie",
            summary = "Throws the called die",
            description = "For any seat. With entered dice a face once entered cannot be taken back.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.ROLL_NOT_CALLED,
                LineRefusal.COVER_PENDING,
                LineRefusal.DIE_OUT_OF_RANGE,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> throwDie(Mover mover, @Valid @RequestBody RollRequests.ThrowDieBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/cover-holders")
    @Operation(
            operationId = "chooseCoverHolder",
            summary = "Chooses who holds this stage's cover",
            description =
                    "For a seat of the cell. Where the cell has no players, for the Incident Master, as the card says.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.COVER_TOO_LATE,
                LineRefusal.COVER_USED,
                LineRefusal.HOLDER_REPEATED,
                LineRefusal.HOLDER_NOT_ON_CARD
            })
    ResponseEntity<LineOutcome> chooseCoverHolder(
            Mover mover, @Valid @RequestBody RollRequests.ChooseCoverHolderBody body) throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/cover-announcements")
    @Operation(
            operationId = "announceCover",
            summary = "Announces the cover for a scoring move",
            description = "For a seat of the cell. Once a stage, before the die of the move.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.COVER_USED,
                LineRefusal.COVER_NOT_SCORING,
                LineRefusal.COVER_TOO_LATE,
                LineRefusal.ROLL_LIMIT,
                LineRefusal.NO_COVER_HOLDER,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> announceCover(Mover mover, @Valid @RequestBody RollRequests.AnnounceCoverBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/cover-dice")
    @Operation(
            operationId = "throwCover",
            summary = "Throws the cover die",
            description = "For the seat that holds the cover.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.NOT_COVER_HOLDER,
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.ROLL_NOT_CALLED,
                LineRefusal.DIE_OUT_OF_RANGE,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> throwCover(Mover mover, @Valid @RequestBody RollRequests.ThrowCoverBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/scripted-moves")
    @Operation(
            operationId = "playScriptedMove",
            summary = "Plays a move of the cell from the card",
            description = "For the Incident Master. Where the cell has no players.")
    @Refuses(
            when = Guards.OF_PLAY,
            value = {
                LineRefusal.WRONG_STEP,
                LineRefusal.ROLLS_STOPPED,
                LineRefusal.HIRE_NOT_IN_PLAY,
                LineRefusal.ACCOUNT_HELD,
                LineRefusal.BAD_REQUEST,
                LineRefusal.DIE_OUT_OF_RANGE,
                LineRefusal.UNKNOWN_ID
            })
    ResponseEntity<LineOutcome> playScriptedMove(
            Mover mover, @Valid @RequestBody RollRequests.PlayScriptedMoveBody body) throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
