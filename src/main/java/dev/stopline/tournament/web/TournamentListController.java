package dev.stopline.tournament.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.platform.board.GameRow;
import dev.stopline.platform.board.ListQuery;
import dev.stopline.platform.security.Caller;
import dev.stopline.tournament.rules.Format;
import dev.stopline.tournament.rules.TournamentState.Phase;
import dev.stopline.tournament.view.NameBook;
import dev.stopline.tournament.view.TournamentListing;
import dev.stopline.tournament.view.TournamentRow;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The list of events. */
@RestController
@Tag(name = "Tournament")
class TournamentListController {

    private final TournamentListing listing;
    private final NameBook names;

    TournamentListController(TournamentListing listing, NameBook names) {
        this.listing = listing;
        this.names = names;
    }

    /** A page of the list. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "TournamentPage", description = "A page of events, the newest first.")
    record TournamentPage(
            @Schema(description = "The events.") List<TournamentEntry> tournaments,

            @Schema(description = "Changes up to this moment are in the list.")
            Instant asOf,

            @Schema(description = "For the next page; absent on the last one.") @Nullable
            String nextCursor) {}

    /** An event in the list. */
    @Schema(name = "TournamentEntry", description = "An event in the list.")
    record TournamentEntry(
            @Schema(description = "The event.", example = "event-k3x8m2q0w7ab")
            String tournamentId,

            @Schema(description = "What it is called.", example = "Spring of the quiet ledgers")
            String title,

            @Schema(
                    description = "DUPLICATE: every entrant plays the same boards and is compared with all others."
                            + " SWISS: teams meet in pairs, two sessions each with the sides exchanged. LADDER:"
                            + " attempts, of which the best one stands.")
            Format format,

            @Schema(
                    description = "REGISTRATION: entrants sign up. RUNNING: rounds are played. CLOSED: over, and its"
                            + " results stand. NONE is never shown.")
            Phase phase,

            @Schema(description = "Who is entered and has not withdrawn.", example = "12")
            int entrants,

            @Schema(description = "The rounds that were opened.", example = "2")
            int rounds,

            @Schema(description = "Whether a round is being played.")
            boolean roundOpen,

            @Schema(description = "Whether everybody may read the standings, without a token.")
            boolean published,

            @Schema(description = "When it was created.") Instant openedAt,

            @Schema(description = "When its entry last changed.")
            Instant changedAt) {}

    @GetMapping("/v1/tournaments")
    @Operation(
            operationId = "listTournaments",
            summary = "All events",
            description = "For organizers and subjects. The list follows the moves after a moment.")
    TournamentPage listTournaments(@AuthenticationPrincipal Caller caller, @Valid @ParameterObject ListQuery query) {
        TournamentAdmission.person(caller);
        var page = query.of(listing);
        var titles = names.titles(page.rows().stream().map(GameRow::gameId).toList());
        return new TournamentPage(
                page.rows().stream()
                        .map(row -> entry(row, titles.getOrDefault(row.gameId(), "")))
                        .toList(),
                page.asOf(),
                page.nextCursor());
    }

    private static TournamentEntry entry(TournamentRow row, String title) {
        return new TournamentEntry(
                row.gameId(),
                title,
                row.format(),
                row.phase(),
                row.entrants(),
                row.rounds(),
                row.roundOpen(),
                row.published(),
                row.openedAt(),
                row.changedAt());
    }
}
