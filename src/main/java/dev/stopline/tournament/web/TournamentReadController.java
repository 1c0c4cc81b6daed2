package dev.stopline.tournament.web;

import dev.stopline.platform.board.Seen;
import dev.stopline.platform.web.NotFound;
import dev.stopline.tournament.rules.Round;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.RecordedRound;
import dev.stopline.tournament.view.Tournaments;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Who has entered an event, and what each of its rounds is like. */
@RestController
@RequestMapping(TournamentMoves.TOURNAMENT)
@Tag(name = "Tournament")
class TournamentReadController {

    private final Tournaments tournaments;
    private final NameBook names;

    TournamentReadController(Tournaments tournaments, NameBook names) {
        this.tournaments = tournaments;
        this.names = names;
    }

    /** Who has entered. */
    @Schema(name = "TournamentEntrants", description = "Who has entered the event.")
    record Entrants(
            @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
            String tournamentId,

            @Schema(description = "Your version of the event.", example = "12")
            int version,

            @Schema(description = "All of them, in the order of registration.")
            List<EntrantOut> entrants) {}

    @GetMapping("/entrants")
    @Operation(
            operationId = "listEntrants",
            summary = "Who has entered",
            description = "For organizers and subjects. Who the people of an entrant are, its own people and the"
                    + " organizer read.")
    ResponseEntity<Entrants> listEntrants(TournamentReader reader) {
        var seen = newest(reader);
        var all = seen.known().entrants();
        var called = names.of(reader.tournamentId(), all.size());
        return tagged(
                seen.version(),
                new Entrants(
                        reader.tournamentId(),
                        seen.version(),
                        all.stream()
                                .map(each -> EntrantOut.of(reader, each, called))
                                .toList()));
    }

    @GetMapping("/rounds/{round}")
    @Operation(
            operationId = "readRound",
            summary = "A round: its times, its tables and what they came to, and why each pairing is as it is",
            description =
                    "For organizers and subjects. A table is shown once its game has been made, with all others of"
                            + " its round.")
    ResponseEntity<RoundView> readRound(
            TournamentReader reader,
            @Parameter(description = "Which round, from 1.", example = "1") @PathVariable @Min(0) @Max(1000)
                    int round) {
        var seen = newest(reader);
        var found = seen.known().rounds().stream()
                .filter(each -> each.number() == round)
                .findFirst()
                .orElseThrow(() -> new NotFound("No round of this event has that number."));
        return tagged(seen.version(), roundView(reader, seen, found));
    }

    private RoundView roundView(
            TournamentReader reader, Seen<TournamentState, TournamentEvent, Viewer> seen, Round round) {
        var s = seen.known();
        var called = names.of(reader.tournamentId(), s.entrants().size());
        var whole = RecordedRound.of(s, round, called);
        return RoundView.of(reader.tournamentId(), seen.version(), round, whole);
    }

    private Seen<TournamentState, TournamentEvent, Viewer> newest(TournamentReader reader) {
        return tournaments.newest(reader.tournamentId(), reader.viewer());
    }

    private static <T> ResponseEntity<T> tagged(int version, T body) {
        return ResponseEntity.ok().eTag(Integer.toString(version)).body(body);
    }
}
