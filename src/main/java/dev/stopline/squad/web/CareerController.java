package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.security.Caller;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The opening of careers. */
@RestController
@Tag(name = "Detective", description = "The detective, and the career that one makes")
class CareerController {

    private final CareerOpening opening;

    CareerController(CareerOpening opening) {
        this.opening = opening;
    }

    @PostMapping("/v1/squad/careers")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "createDetective",
            summary = "Makes a detective, and so opens a career",
            description =
                    "For a subject: POST /v1/subjects makes you one, without an organizer. The career is yours, and"
                            + " you may have several.")
    @SquadRefuses({
        SquadRefusal.BUDGET,
        SquadRefusal.SPECIALTY,
        SquadRefusal.CODE_REQUIRED,
        SquadRefusal.KIT_COUNT,
        SquadRefusal.FACTION_COUNT,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> createDetective(
            @AuthenticationPrincipal Caller caller, @Valid @RequestBody DetectiveForm body)
            throws RefusedMove, StaleVersion {
        if (!(caller instanceof Caller.Subject(var subject))) {
            throw new AccessDeniedException("for subjects");
        }
        var outcome = opening.open(body, subject);
        return ResponseEntity.created(URI.create("/v1/squad/careers/" + outcome.gameId()))
                .eTag(Integer.toString(outcome.version()))
                .body(outcome);
    }
}
