package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.stopline.platform.board.Seen;
import dev.stopline.platform.moves.AtVersion;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import dev.stopline.platform.web.NotFound;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.tournament.aggregate.Tournament;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.StandingsTable;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.security.SecurityRequirements;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;

/** T-STA-01..06: the standings, counted from the events at every question. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT + "/standings")
@Tag(name = "Tournament")
class StandingsController {

    private final Tournaments tournaments;
    private final NameBook names;
    private final TournamentPages pages;

    StandingsController(Tournaments tournaments, NameBook names, TournamentPages pages) {
        this.tournaments = tournaments;
        this.names = names;
        this.pages = pages;
    }

    /** The standings of an event as they are sent. */
    @Schema(name = "Standings", description = "The standings. Their position is your version of the event.")
    record StandingsOut(
            @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
            String tournamentId,

            @Schema(
                    description = "The version of the event after which they were counted; it is their ETag.",
                    example = "12")
            int version,

            @JsonUnwrapped StandingsTable table) {}

    @GetMapping
    @Operation(
            operationId = "readStandings",
            summary = "The standings, with the value of each tie-break",
            description =
                    "For organizers and subjects. Counted anew from all that has happened, so that they are right at"
                            + " every moment; poll with If-None-Match. Results count as they come.")
    ResponseEntity<StandingsOut> readStandings(
            TournamentReader reader,
            @Parameter(
                            description =
                                    "As they were after this round, corrections included. Left out: as they are now.",
                            example = "1")
                    @RequestParam(required = false)
                    @Min(1)
                    @Max(64)
                    @Nullable
                    Integer afterRound,
            WebRequest request) {
        var seen = tournaments.newest(reader.tournamentId(), reader.viewer());
        return answer(reader.tournamentId(), seen.version(), seen.known(), afterRound, request);
    }

    @GetMapping("/public")
    @SecurityRequirements
    @Operation(
            operationId = "readPublicStandings",
            summary = "The standings for everybody, without a token",
            description = "If the organizer has published them; otherwise there is nothing here.")
    ResponseEntity<StandingsOut> readPublicStandings(
            PublicReader reader,
            @Parameter(
                            description =
                                    "As they were after this round, corrections included. Left out: as they are now.",
                            example = "1")
                    @RequestParam(required = false)
                    @Min(1)
                    @Max(64)
                    @Nullable
                    Integer afterRound,
            WebRequest request) {
        var seen = published(reader);
        return answer(reader.tournamentId(), seen.version(), seen.known(), afterRound, request);
    }

    @GetMapping(path = "/public/page", produces = MediaType.TEXT_HTML_VALUE)
    @SecurityRequirements
    @Operation(
            operationId = "readPublicStandingsPage",
            summary = "The standings for everybody as a plain page, without a token",
            description = "If the organizer has published them; otherwise there is nothing here. No script, and nothing"
                    + " loaded from anywhere.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readPublicStandingsPage(PublicReader reader, WebRequest request) {
        var seen = published(reader);
        var known = seen.known();
        return AtVersion.answer(
                request,
                seen.version(),
                () -> pages.standings(
                        known, names.of(reader.tournamentId(), known.entrants().size())));
    }

    private Seen<TournamentState, TournamentEvent, Viewer> published(PublicReader reader) {
        var id = reader.tournamentId();
        if (!Tournament.isId(id) || !tournaments.exists(id)) {
            throw new NotFound();
        }
        var seen = tournaments.newest(id, Viewer.EVERYBODY);
        if (!seen.known().published()) {
            throw new NotFound();
        }
        return seen;
    }

    private ResponseEntity<StandingsOut> answer(
            String tournamentId, int version, TournamentState s, @Nullable Integer afterRound, WebRequest request) {
        if (afterRound != null && s.rounds().size() < afterRound) {
            throw new InvalidRequest(List.of(Fault.inParameter("afterRound", "no round of this number was opened")));
        }
        return AtVersion.answer(request, version, () -> {
            var called = names.of(tournamentId, s.entrants().size());
            var table = afterRound == null
                    ? StandingsTable.of(s, called)
                    : StandingsTable.afterRound(s, afterRound, called);
            return ResponseEntity.ok(new StandingsOut(tournamentId, version, table));
        });
    }
}
