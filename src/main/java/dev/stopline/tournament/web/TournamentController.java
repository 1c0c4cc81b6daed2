package dev.stopline.tournament.web;

import dev.stopline.decide.RefusalCode;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.security.Caller;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.TournamentMove;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.net.URI;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Creates events, and says what one is. */
@RestController
@Tag(name = "Tournament", description = "Events: what one is, who enters it, its boards, rounds, results and standings")
class TournamentController {

    private static final String HOW_TO_BECOME_ONE =
            "POST /v1/organizer-tokens with a subject's token in Authorization gives you one.";
    private static final Set<RefusalCode> NO_ORGANIZER =
            Set.of(TournamentRefusal.NOT_YOURS, TournamentRefusal.ORGANIZER_UNKNOWN);

    private final TournamentOpening opening;
    private final TournamentMoves moves;
    private final Tournaments tournaments;
    private final TournamentViewsOut views;

    TournamentController(
            TournamentOpening opening, TournamentMoves moves, Tournaments tournaments, TournamentViewsOut views) {
        this.opening = opening;
        this.moves = moves;
        this.tournaments = tournaments;
        this.views = views;
    }

    @PostMapping("/v1/tournaments")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createTournament",
            summary = "Creates an event",
            description = "For an organizer who is a person: ask for the organizer's token with a subject's token. The"
                    + " event is yours; no other organizer runs it. It begins with the standard scoring and"
                    + " tie-breaks of its format, and is open for registration.")
    @TournamentRefuses({TournamentRefusal.NOT_YOURS, TournamentRefusal.ORGANIZER_UNKNOWN, TournamentRefusal.BAD_TERMS})
    ResponseEntity<TournamentOutcome> createTournament(
            @AuthenticationPrincipal Caller caller, @Valid @RequestBody TournamentForm body)
            throws RefusedMove, StaleVersion {
        var subject = TournamentAdmission.person(caller);
        var key = EventKeys.fresh();
        var move = new TournamentMove(TournamentAdmission.part(caller), subject, moves.now(), body.command(key));
        var reader = new TournamentReader(Tournament.idOf(key), Viewer.ORGANIZER, subject);
        try {
            var outcome = moves.outcome(reader, opening.create(reader.tournamentId(), body.title(), move));
            return ResponseEntity.created(URI.create("/v1/tournaments/" + reader.tournamentId()))
                    .eTag(Integer.toString(outcome.version()))
                    .body(outcome);
        } catch (RefusedMove refused) {
            throw NO_ORGANIZER.contains(refused.refusal().code()) ? refused.naming(HOW_TO_BECOME_ONE) : refused;
        }
    }

    @GetMapping(TournamentMoves.TOURNAMENT)
    @Operation(
            operationId = "readTournament",
            summary = "The event as you may know it",
            description = "For organizers and subjects. Never older than your last move. Its own organizer sees the"
                    + " cards of its boards; everybody else sees each once its board has closed.")
    ResponseEntity<TournamentView> readTournament(TournamentReader reader) {
        var seen = tournaments.newest(reader.tournamentId(), reader.viewer());
        return ResponseEntity.ok().eTag(Integer.toString(seen.version())).body(views.of(reader, seen.known()));
    }
}
