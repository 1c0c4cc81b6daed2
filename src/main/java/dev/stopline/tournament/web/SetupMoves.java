package dev.stopline.tournament.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.TournamentRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The event itself: what results bring, what parts equal points, its start and its close. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class SetupMoves {

    private final TournamentMoves moves;

    SetupMoves(TournamentMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/scoring")
    @Operation(
            operationId = "chooseScoring",
            summary = "Chooses what results bring",
            description = "For the organizer, before the event starts. All values at once; each from -100 to 100. Until"
                    + " you choose, the standard holds, which counts judging beside winning.")
    @TournamentRefuses({TournamentRefusal.ALREADY_STARTED, TournamentRefusal.BAD_SCORING})
    ResponseEntity<TournamentOutcome> chooseScoring(TournamentMover mover, @Valid @RequestBody ScoringForm body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/tie-breaks")
    @Operation(
            operationId = "chooseTieBreaks",
            summary = "Chooses what parts equal points",
            description =
                    "For the organizer, before the event starts. One or more, in order; each is shown with its value"
                            + " in the standings.")
    @TournamentRefuses({TournamentRefusal.ALREADY_STARTED, TournamentRefusal.BAD_TIE_BREAKS})
    ResponseEntity<TournamentOutcome> chooseTieBreaks(
            TournamentMover mover, @Valid @RequestBody SetupRequests.ChooseTieBreaksBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/start")
    @Operation(
            operationId = "startTournament",
            summary = "Starts the event and draws the lots",
            description =
                    "For the organizer, with two entrants or more. From here on the scoring and the tie-breaks are"
                            + " fixed.")
    @TournamentRefuses({TournamentRefusal.ALREADY_STARTED, TournamentRefusal.TOO_FEW_ENTRANTS})
    ResponseEntity<TournamentOutcome> startTournament(TournamentMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new SetupCommand.StartTournament());
    }

    @PostMapping("/close")
    @Operation(
            operationId = "closeTournament",
            summary = "Closes the event",
            description =
                    "For the organizer, while no round is open. It opens the seed of the lots; after it nothing of"
                            + " the event changes.")
    @TournamentRefuses({TournamentRefusal.NOT_STARTED, TournamentRefusal.ROUND_OPEN})
    ResponseEntity<TournamentOutcome> closeTournament(TournamentMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new SetupCommand.CloseTournament());
    }

    @PostMapping("/standings/publication")
    @Operation(
            operationId = "publishStandings",
            summary = "Says whether everybody may read the standings",
            description = "For the organizer, at any time, also once the event is closed. Published standings are read"
                    + " without a token.")
    @TournamentRefuses({TournamentRefusal.PUBLISHED_SO})
    ResponseEntity<TournamentOutcome> publishStandings(
            TournamentMover mover, @Valid @RequestBody SetupRequests.PublishStandingsBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
