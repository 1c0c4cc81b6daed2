package dev.stopline.tournament.web;

import dev.stopline.decide.Refusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.board.Seen;
import dev.stopline.platform.moves.AtVersion;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentRefusal;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.EventRecord;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.ResultsCsv;
import dev.stopline.tournament.view.StandingsCsv;
import dev.stopline.tournament.view.TakeAways;
import dev.stopline.tournament.view.Tournaments;
import dev.stopline.tournament.view.Trf16;
import dev.stopline.tournament.view.TrfReport;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;

/** What is taken away from an event: files, and pages for printing. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class TakeAwayController {

    private static final String CSV = "text/csv";
    private static final String FOR = "For organizers and subjects.";

    private final Tournaments tournaments;
    private final TakeAways takeAways;
    private final TournamentPages pages;
    private final NameBook names;

    TakeAwayController(Tournaments tournaments, TakeAways takeAways, TournamentPages pages, NameBook names) {
        this.tournaments = tournaments;
        this.takeAways = takeAways;
        this.pages = pages;
        this.names = names;
    }

    @GetMapping("/record")
    @Operation(
            operationId = "exportTournament",
            summary = "The whole event as one JSON document",
            description = FOR + " Terms, scoring, entrants, boards, rounds with their pairings and reasons, results,"
                    + " rulings, corrections with who, when and why, lots, and the standings. The card and the seed of a"
                    + " board are in it once it has closed.")
    ResponseEntity<EventRecord> exportTournament(TournamentReader reader, WebRequest request) {
        var seen = newest(reader);
        return AtVersion.answer(
                request, seen.version(), () -> ResponseEntity.ok(takeAways.record(reader.tournamentId(), seen)));
    }

    @GetMapping(path = "/standings/csv", produces = CSV)
    @Operation(
            operationId = "exportStandings",
            summary = "The standings as comma-separated values",
            description = FOR + " One line an entrant, one column a tie-break; no cell is taken for a formula.")
    @ApiResponse(
            responseCode = "200",
            description = "The file.",
            content =
                    @Content(
                            mediaType = CSV,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> exportStandings(TournamentReader reader, WebRequest request) {
        var seen = newest(reader);
        return AtVersion.answer(request, seen.version(), () -> {
            var table = takeAways.standings(reader.tournamentId(), seen.known());
            return file(reader, "-standings.csv", CSV, StandingsCsv.of(table));
        });
    }

    @GetMapping(path = "/results/csv", produces = CSV)
    @Operation(
            operationId = "exportResults",
            summary = "What each entrant did at each table, as comma-separated values",
            description = FOR + " One line for each entrant at each table.")
    @ApiResponse(
            responseCode = "200",
            description = "The file.",
            content =
                    @Content(
                            mediaType = CSV,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> exportResults(TournamentReader reader, WebRequest request) {
        var seen = newest(reader);
        return AtVersion.answer(request, seen.version(), () -> {
            var event = takeAways.record(reader.tournamentId(), seen);
            return file(reader, "-results.csv", CSV, ResultsCsv.of(event));
        });
    }

    @GetMapping(path = "/trf", produces = MediaType.TEXT_PLAIN_VALUE)
    @Operation(
            operationId = "exportTrf",
            summary = "A SWISS as FIDE's Tournament Report File, TRF16",
            description = FOR + " Closed rounds. White is who took the Company's chair first.")
    @TournamentRefuses(TournamentRefusal.WRONG_FORMAT)
    @ApiResponse(
            responseCode = "200",
            description = "The file.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_PLAIN_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> exportTrf(TournamentReader reader, WebRequest request) throws RefusedMove {
        var seen = newest(reader);
        var known = seen.known();
        if (known.format() != Format.SWISS) {
            throw new RefusedMove(new Refusal(TournamentRefusal.WRONG_FORMAT, List.of()));
        }
        return AtVersion.answer(request, seen.version(), () -> {
            var called = names.of(reader.tournamentId(), known.entrants().size());
            return file(reader, ".trf", MediaType.TEXT_PLAIN_VALUE, Trf16.of(TrfReport.of(known, called)));
        });
    }

    @GetMapping(path = "/result-sheet", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readResultSheet",
            summary = "The whole event as a plain page, for reading and printing",
            description = FOR + " No script, and nothing loaded from anywhere.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readResultSheet(TournamentReader reader, WebRequest request) {
        var seen = newest(reader);
        return AtVersion.answer(
                request, seen.version(), () -> pages.resultSheet(takeAways.record(reader.tournamentId(), seen)));
    }

    @GetMapping(path = "/certificates", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readCertificates",
            summary = "A certificate for each entrant, one a printed page",
            description = FOR + " Once the event is closed; before, the page says that it is too early.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readCertificates(TournamentReader reader, WebRequest request) {
        var seen = newest(reader);
        return AtVersion.answer(
                request,
                seen.version(),
                () -> pages.certificates(takeAways.standings(reader.tournamentId(), seen.known())));
    }

    private Seen<TournamentState, TournamentEvent, Viewer> newest(TournamentReader reader) {
        return tournaments.newest(reader.tournamentId(), reader.viewer());
    }

    private static ResponseEntity<String> file(TournamentReader reader, String ending, String type, String text) {
        var name = ContentDisposition.attachment()
                .filename(reader.tournamentId() + ending)
                .build();
        return ResponseEntity.ok()
                .contentType(new MediaType(MediaType.parseMediaType(type), StandardCharsets.UTF_8))
                .header(HttpHeaders.CONTENT_DISPOSITION, name.toString())
                .body(text);
    }
}
