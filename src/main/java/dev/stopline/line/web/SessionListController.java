package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.access.Roster;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Phase;
import dev.stopline.line.view.SessionListing;
import dev.stopline.line.view.SessionRow;
import dev.stopline.platform.board.GameListing.Page;
import dev.stopline.platform.board.ListQuery;
import dev.stopline.platform.security.Caller;
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

/** The sessions that the caller may know of. */
@RestController
@Tag(name = "Session")
class SessionListController {

    private final SessionListing listing;
    private final Roster roster;

    SessionListController(SessionListing listing, Roster roster) {
        this.listing = listing;
        this.roster = roster;
    }

    /** A page of the list. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "SessionPage", description = "A page of sessions, the newest first.")
    record SessionPage(
            @Schema(description = "The sessions.") List<SessionEntry> sessions,

            @Schema(description = "Changes up to this moment are in the list.")
            Instant asOf,

            @Schema(description = "For the next page; absent on the last one.") @Nullable
            String nextCursor) {}

    /** A session in the list. */
    @Schema(name = "SessionEntry", description = "A session in the list.")
    record SessionEntry(
            @Schema(description = "The session.", example = "line-7d0c")
            String gameId,

            @Schema(
                    description = "Who has players. COMPANY_ONLY: the side that looks for the operator, the Incident"
                            + " Master plays the other. COMRADES_ONLY: the side that runs the operator, likewise."
                            + " BOTH_CHAIRS: both sides.")
            Mode mode,

            @Schema(description = "What the case is called; empty until a card is loaded.")
            String title,

            @Schema(
                    description = "SETUP: the session is being prepared. PLAY: the case is on, or has just ended."
                            + " DEBRIEF: the case is over and what was hidden is shown. CLOSED: the session is"
                            + " finished.")
            Phase phase,

            @Schema(description = "The stage; 0 before the case starts.", example = "1")
            int stage,

            @Schema(description = "The round of the stage; 0 before the case starts.", example = "2")
            int round,

            @Schema(description = "How many players are seated.", example = "4")
            int players,

            @Schema(description = "When it was opened.") Instant openedAt,

            @Schema(description = "When its entry last changed.")
            Instant changedAt) {

        static SessionEntry of(SessionRow row) {
            return new SessionEntry(
                    row.gameId(),
                    row.mode(),
                    row.title(),
                    row.phase(),
                    row.stage(),
                    row.round(),
                    row.players(),
                    row.openedAt(),
                    row.changedAt());
        }
    }

    @GetMapping("/v1/line/sessions")
    @Operation(
            operationId = "listSessions",
            summary = "The sessions that you may know of",
            description =
                    "An organizer's are all; everybody else's those in which they have a place. The list follows the"
                            + " moves after a moment.")
    SessionPage listSessions(@AuthenticationPrincipal Caller caller, @Valid @ParameterObject ListQuery query) {
        var page = page(caller, query);
        return new SessionPage(page.rows().stream().map(SessionEntry::of).toList(), page.asOf(), page.nextCursor());
    }

    private Page<SessionRow> page(Caller caller, ListQuery query) {
        return switch (caller) {
            case Caller.Organizer organizer -> query.of(listing);
            case Caller.Subject(var id) -> query.of(listing, roster.gamesOf(id));
            case Caller.IncidentMaster(var game) -> query.of(listing, List.of(game));
            case Caller.Player(var game, var seat) -> query.of(listing, List.of(game));
            case Caller.Spectator(var game) -> query.of(listing, List.of(game));
            case Caller.Facilitator(var game) -> query.of(listing, List.of(game));
        };
    }
}
