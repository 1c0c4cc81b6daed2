package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who moderates, and who has seen a card elsewhere. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class ModeratorMoves {

    private final TournamentMoves moves;
    private final KnownSubjects known;
    private final Tournaments tournaments;
    private final TableSeats seats;

    ModeratorMoves(TournamentMoves moves, KnownSubjects known, Tournaments tournaments, TableSeats seats) {
        this.moves = moves;
        this.known = known;
        this.tournaments = tournaments;
        this.seats = seats;
    }

    @PostMapping("/moderators")
    @Operation(
            operationId = "assignModerator",
            summary = "Lets somebody moderate boards",
            description = "For the organizer, who may be one of them. A board may have many. Whoever moderates a board"
                    + " knows its card, and does not play on it; nor does anybody moderate a card that they are playing in"
                    + " any event, until the board that they play on has closed.")
    @TournamentRefuses({
        TournamentRefusal.UNKNOWN_BOARD,
        TournamentRefusal.BAD_SUBJECTS,
        TournamentRefusal.ALREADY_NOTED,
        TournamentRefusal.MODERATOR_PLAYS
    })
    ResponseEntity<TournamentOutcome> assignModerator(
            TournamentMover mover, @Valid @RequestBody EntryRequests.AssignModeratorBody body)
            throws RefusedMove, StaleVersion {
        known.mustBe("/subject", body.subject());
        if (mover.reader().isOrganizer()) {
            seats.mustNotPlay(newest(mover), body.boards(), body.subject());
        }
        return moves.play(mover, body);
    }

    private TournamentState newest(TournamentMover mover) {
        return tournaments.newest(mover.tournamentId(), Viewer.ORGANIZER).known();
    }

    @PostMapping("/moderators/relief")
    @Operation(
            operationId = "relieveModerator",
            summary = "Relieves somebody of a board",
            description =
                    "For the organizer. What they saw of it they have seen: they do not play on it afterwards. Their"
                            + " tokens for its"
                            + " tables end.")
    @TournamentRefuses({TournamentRefusal.NOT_MODERATING})
    ResponseEntity<TournamentOutcome> relieveModerator(
            TournamentMover mover, @Valid @RequestBody EntryRequests.RelieveModeratorBody body)
            throws RefusedMove, StaleVersion {
        var outcome = moves.play(mover, body);
        seats.relieve(newest(mover), body.subject(), body.board());
        return outcome;
    }

    @PostMapping("/seen-cards")
    @Operation(
            operationId = "noteSeen",
            summary = "Notes that somebody has seen a card elsewhere",
            description = "For the organizer. They are never given a board with it.")
    @TournamentRefuses({TournamentRefusal.BAD_SUBJECTS, TournamentRefusal.ALREADY_NOTED})
    ResponseEntity<TournamentOutcome> noteSeen(
            TournamentMover mover, @Valid @RequestBody EntryRequests.NoteSeenBody body)
            throws RefusedMove, StaleVersion {
        known.mustBe("/subject", body.subject());
        return moves.play(mover, body);
    }
}
