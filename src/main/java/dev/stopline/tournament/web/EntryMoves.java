package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who plays: entrants come, go and come back. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class EntryMoves {

    private final TournamentMoves moves;
    private final TournamentOpening opening;
    private final KnownSubjects known;

    EntryMoves(TournamentMoves moves, TournamentOpening opening, KnownSubjects known) {
        this.moves = moves;
        this.opening = opening;
        this.known = known;
    }

    @PostMapping("/entrants")
    @Operation(
            operationId = "register",
            summary = "Enters a team or a detective",
            description = "For a subject, who enters with those of their team, and for the organizer, who enters"
                    + " anybody. Before the event starts, and late for as many rounds as its terms say. The answer's"
                    + " made is the entrant's id.")
    @TournamentRefuses({
        TournamentRefusal.BAD_SUBJECTS,
        TournamentRefusal.TOO_MANY_ENTRANTS,
        TournamentRefusal.LATE_ENTRY_CLOSED,
        TournamentRefusal.SUBJECT_TAKEN,
        TournamentRefusal.MODERATOR_PLAYS
    })
    ResponseEntity<TournamentOutcome> register(TournamentMover mover, @Valid @RequestBody RegisterForm body)
            throws RefusedMove, StaleVersion {
        var command = body.command(mover);
        known.mustBe("/subjects", command.subjects());
        return TournamentMoves.answer(
                moves.outcome(mover.reader(), opening.register(mover, body.displayName(), command)));
    }

    @PostMapping("/withdrawals")
    @Operation(
            operationId = "withdraw",
            summary = "Takes an entrant out of the rounds to come",
            description = "For the entrant and for the organizer. Tables that it sits at in the open round stay as they"
                    + " are; the organizer notes a no-show there if nobody comes.")
    @TournamentRefuses({TournamentRefusal.UNKNOWN_ENTRANT, TournamentRefusal.WITHDRAWN})
    ResponseEntity<TournamentOutcome> withdraw(
            TournamentMover mover, @Valid @RequestBody EntryRequests.WithdrawBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/returns")
    @Operation(
            operationId = "returnEntrant",
            summary = "Takes an entrant in again who has withdrawn or was to sit out",
            description = "For the entrant and for the organizer. It plays from the next round on.")
    @TournamentRefuses({TournamentRefusal.UNKNOWN_ENTRANT, TournamentRefusal.NOT_WITHDRAWN})
    ResponseEntity<TournamentOutcome> returnEntrant(
            TournamentMover mover, @Valid @RequestBody EntryRequests.ReturnEntrantBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/sittings-out")
    @Operation(
            operationId = "sitOut",
            summary = "Lets an entrant sit out the next round",
            description = "For the organizer. In a SWISS it may bring half a point.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_ENTRANT,
        TournamentRefusal.WITHDRAWN,
        TournamentRefusal.BAD_SITTING_OUT
    })
    ResponseEntity<TournamentOutcome> sitOut(TournamentMover mover, @Valid @RequestBody EntryRequests.SitOutBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
