package dev.stopline.squad.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.access.Roster;
import dev.stopline.platform.board.GameListing.Page;
import dev.stopline.platform.board.ListQuery;
import dev.stopline.platform.security.Caller;
import dev.stopline.squad.rules.Clearance;
import dev.stopline.squad.rules.DetectiveStatus;
import dev.stopline.squad.rules.Specialization;
import dev.stopline.squad.view.CareerListing;
import dev.stopline.squad.view.CareerRow;
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

/** The careers that the caller may know of. */
@RestController
@Tag(name = "Detective")
class CareerListController {

    private final CareerListing listing;
    private final Roster roster;

    CareerListController(CareerListing listing, Roster roster) {
        this.listing = listing;
        this.roster = roster;
    }

    /** A page of the list. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "CareerPage", description = "A page of careers, the newest first.")
    record CareerPage(
            @Schema(description = "The careers.") List<CareerEntry> careers,

            @Schema(description = "Changes up to this moment are in the list.")
            Instant asOf,

            @Schema(description = "For the next page; absent on the last one.") @Nullable
            String nextCursor) {}

    /** A career in the list. */
    @Schema(name = "CareerEntry", description = "A career in the list.")
    record CareerEntry(
            @Schema(description = "The career.", example = "squad-7d0c")
            String gameId,

            @Schema(description = "What its player calls the detective; empty if nothing.", example = "Ruth Delgado")
            String name,

            @Schema(
                    description = "HAT: fights, and begins each job with a Hard Fact. TAP: records and systems. TAIL:"
                            + " shadowing. INTERROGATOR: making people talk. SPECIALIST: one trade, and one casualty"
                            + " result saved in each job.")
            Specialization specialization,

            @Schema(
                    description = "How much the Squad trusts the detective, in rising order PATROL, DETECTIVE, SQUAD;"
                            + " it decides which kit and requisitions are open.")
            Clearance clearance,

            @Schema(
                    description = "ACTIVE: jobs can be opened. RETIRED: gone for good, no job can be opened any more."
                            + " UNROUTED: after three failed jobs in a row the Squad gives the detective no more,"
                            + " until the organizer routes him again.")
            DetectiveStatus status,

            @Schema(description = "How many jobs have been closed.", example = "3")
            int casesClosed,

            @Schema(description = "Every casualty of the closed jobs.", example = "2")
            int casualties,

            @Schema(description = "Whether a job is open.") boolean jobOpen,

            @Schema(description = "When it was opened.") Instant openedAt,

            @Schema(description = "When its entry last changed.")
            Instant changedAt) {}

    @GetMapping("/v1/squad/careers")
    @Operation(
            operationId = "listCareers",
            summary = "Your careers",
            description = "An organizer's are all; a seat of a session has none. The list follows the moves after a"
                    + " moment.")
    CareerPage listCareers(@AuthenticationPrincipal Caller caller, @Valid @ParameterObject ListQuery query) {
        var page = page(caller, query);
        return new CareerPage(page.rows().stream().map(this::entry).toList(), page.asOf(), page.nextCursor());
    }

    private Page<CareerRow> page(Caller caller, ListQuery query) {
        return switch (caller) {
            case Caller.Organizer organizer -> query.of(listing);
            case Caller.Subject(var id) -> query.of(listing, roster.gamesOf(id));
            case Caller.IncidentMaster im -> query.of(listing, List.of());
            case Caller.Player player -> query.of(listing, List.of());
            case Caller.Spectator spectator -> query.of(listing, List.of());
            case Caller.Facilitator facilitator -> query.of(listing, List.of());
        };
    }

    private CareerEntry entry(CareerRow row) {
        return new CareerEntry(
                row.gameId(),
                roster.ownName(row.gameId()).orElse(""),
                row.specialization(),
                row.clearance(),
                row.status(),
                row.casesClosed(),
                row.casualties(),
                row.jobOpen(),
                row.openedAt(),
                row.changedAt());
    }
}
