package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The rounds: opened, paused, made longer and closed. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class EventRoundMoves {

    private final TournamentMoves moves;
    private final SeenElsewhere elsewhere;

    EventRoundMoves(TournamentMoves moves, SeenElsewhere elsewhere) {
        this.moves = moves;
        this.elsewhere = elsewhere;
    }

    @PostMapping("/rounds")
    @Operation(
            operationId = "openRound",
            summary = "Opens the next round, with all its tables at once",
            description =
                    "For the organizer, once the event has started. It pairs the round, gives every table its game,"
                            + " and shows it as soon as all of them are made. A SWISS round has two boards, which each pair"
                            + " plays with the chairs exchanged; any other has one or more.")
    @TournamentRefuses({
        TournamentRefusal.NOT_STARTED,
        TournamentRefusal.ROUND_OPEN,
        TournamentRefusal.NO_ROUND_LEFT,
        TournamentRefusal.BAD_TIMES,
        TournamentRefusal.BOARD_COUNT,
        TournamentRefusal.UNKNOWN_BOARD,
        TournamentRefusal.BOARD_DEALT,
        TournamentRefusal.BOARD_SEEN,
        TournamentRefusal.TEAM_TOO_SMALL,
        TournamentRefusal.NOBODY_MEETS,
        TournamentRefusal.TOO_FEW_ENTRANTS,
        TournamentRefusal.MODERATOR_PLAYS
    })
    ResponseEntity<TournamentOutcome> openRound(
            TournamentMover mover, @Valid @RequestBody EventRoundRequests.OpenRoundBody body)
            throws RefusedMove, StaleVersion {
        boolean may = mover.reader().isOrganizer();
        return moves.play(may ? elsewhere.note(mover, body.boards(), moves.now()) : mover, body);
    }

    @PostMapping("/round/pause")
    @Operation(
            operationId = "pauseRound",
            summary = "Stops the clock of the round",
            description = "For the organizer. Results still arrive while it stands still.")
    @TournamentRefuses({TournamentRefusal.NO_ROUND_OPEN, TournamentRefusal.ROUND_PAUSED})
    ResponseEntity<TournamentOutcome> pauseRound(TournamentMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.PauseRound());
    }

    @PostMapping("/round/resume")
    @Operation(
            operationId = "resumeRound",
            summary = "Lets the clock of the round run on",
            description = "For the organizer.")
    @TournamentRefuses({TournamentRefusal.NO_ROUND_OPEN, TournamentRefusal.NOT_PAUSED})
    ResponseEntity<TournamentOutcome> resumeRound(TournamentMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.ResumeRound());
    }

    @PostMapping("/round/extra-time")
    @Operation(
            operationId = "giveExtraTime",
            summary = "Makes the round longer",
            description = "For the organizer. 1 to 600 minutes at once, as often as needed.")
    @TournamentRefuses({TournamentRefusal.NO_ROUND_OPEN, TournamentRefusal.BAD_EXTRA_TIME})
    ResponseEntity<TournamentOutcome> giveExtraTime(
            TournamentMover mover, @Valid @RequestBody EventRoundRequests.GiveExtraTimeBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/round/close")
    @Operation(
            operationId = "closeRound",
            summary = "Closes the round",
            description =
                    "For the organizer, once every table has a result or a ruling; the errors name those that have"
                            + " none.")
    @TournamentRefuses({TournamentRefusal.NO_ROUND_OPEN, TournamentRefusal.UNFINISHED_TABLES})
    ResponseEntity<TournamentOutcome> closeRound(TournamentMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new RoundCommand.CloseRound());
    }

    @PostMapping("/attempts")
    @Operation(
            operationId = "startAttempt",
            summary = "Begins an attempt at a board",
            description =
                    "In a LADDER, while the round is open and not paused; for the entrant and for the organizer. One"
                            + " at a time, and no board twice.")
    @TournamentRefuses({
        TournamentRefusal.WRONG_FORMAT,
        TournamentRefusal.NO_ROUND_OPEN,
        TournamentRefusal.ROUND_PAUSED,
        TournamentRefusal.UNKNOWN_ENTRANT,
        TournamentRefusal.WITHDRAWN,
        TournamentRefusal.UNKNOWN_BOARD,
        TournamentRefusal.ATTEMPT_OPEN,
        TournamentRefusal.ATTEMPTS_USED,
        TournamentRefusal.MODERATOR_PLAYS,
        TournamentRefusal.BOARD_SEEN,
        TournamentRefusal.TEAM_TOO_SMALL
    })
    ResponseEntity<TournamentOutcome> startAttempt(
            TournamentMover mover, @Valid @RequestBody EventRoundRequests.StartAttemptBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(elsewhere.note(mover, List.of(body.board()), moves.now()), body);
    }
}
