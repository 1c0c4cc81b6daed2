package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.SessionCommand;
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

/** Opening a session, setting it up, and starting the case. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Session", description = "Opening a session, setting it up, and starting the case")
class SessionMoves {

    private final LineMoves moves;

    SessionMoves(LineMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/ruleset-overrides")
    @Operation(
            operationId = "overrideRuleset",
            summary = "Sets a value of the ruleset",
            description =
                    "For the Incident Master. Before the case starts. The keys and their ranges are listed by GET /v1/rules.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE, LineRefusal.RULED_NOT_OVERRIDABLE, LineRefusal.VALUE_NOT_ALLOWED})
    ResponseEntity<LineOutcome> overrideRuleset(
            Mover mover, @Valid @RequestBody SessionRequests.OverrideRulesetBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/seats")
    @Operation(
            operationId = "seatPlayer",
            summary = "Seats a player",
            description =
                    "For the Incident Master. A role sits at its own table, and only at a table that players sit at in this mode. Redeeming a join code does the same.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE, LineRefusal.SEAT_REFUSED})
    ResponseEntity<LineOutcome> seatPlayer(Mover mover, @Valid @RequestBody SessionRequests.SeatPlayerBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/spectators")
    @Operation(
            operationId = "admitSpectator",
            summary = "Lets a spectator in",
            description = "For the Incident Master. Redeeming a join code for spectators does the same.")
    @Refuses(when = Guards.OF_SEAT)
    ResponseEntity<LineOutcome> admitSpectator(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new SessionCommand.AdmitSpectator());
    }

    @PostMapping("/opening-briefing")
    @Operation(
            operationId = "briefOpening",
            summary = "Tells the table what a call costs, and that it is spent",
            description = "For the Incident Master. Needed before the case starts.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> briefOpening(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new SessionCommand.BriefOpening());
    }

    @PostMapping("/start")
    @Operation(
            operationId = "startCase",
            summary = "Starts the case",
            description =
                    "For the Incident Master. A card is loaded, every table of the mode is seated, and the opening is briefed.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {
                LineRefusal.WRONG_PHASE,
                LineRefusal.NOT_READY,
                LineRefusal.OPENING_NOT_BRIEFED,
                LineRefusal.CARD_INVALID
            })
    ResponseEntity<LineOutcome> startCase(Mover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new SessionCommand.StartCase());
    }

    @PostMapping("/reading-notes")
    @Operation(
            operationId = "recordReadingNote",
            summary = "Notes that a table reads a rule differently",
            description = "For the Incident Master. For the playtest; players do not see it.")
    @Refuses(when = Guards.OF_SEAT)
    ResponseEntity<LineOutcome> recordReadingNote(
            Mover mover, @Valid @RequestBody SessionRequests.RecordReadingNoteBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/abandonment")
    @Operation(
            operationId = "abandonCase",
            summary = "Abandons the case",
            description = "For the Incident Master. No ending is read; the debrief may be opened. Once a session.")
    @Refuses(
            when = Guards.OF_SEAT,
            value = {LineRefusal.WRONG_PHASE})
    ResponseEntity<LineOutcome> abandonCase(Mover mover, @Valid @RequestBody SessionRequests.AbandonCaseBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
