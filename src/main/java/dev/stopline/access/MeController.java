package dev.stopline.access;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.platform.security.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Says who is asking. */
@RestController
@Tag(name = "Access")
class MeController {

    private final SeatRows seats;

    MeController(SeatRows seats) {
        this.seats = seats;
    }

    /** The caller as the token has it; what does not apply is absent. */
    @Schema(name = "Me")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Me(
            Caller.Role role,
            @Nullable String gameId,
            @Nullable String seat,
            @Nullable String subjectId,
            @Nullable String displayName) {}

    @GetMapping("/v1/me")
    @Operation(
            operationId = "whoAmI",
            summary = "Who the caller is",
            description = "The role, and for a place at a game the game and the seat, as the token has them.")
    Me me(@AuthenticationPrincipal Caller caller) {
        return switch (caller) {
            case Caller.Organizer(var id) -> new Me(caller.role(), null, null, id.isEmpty() ? null : id, null);
            case Caller.IncidentMaster(var game) ->
                new Me(caller.role(), game, null, null, name(Place.incidentMaster(game)));
            case Caller.Player(var game, var seat) ->
                new Me(caller.role(), game, seat, null, name(Place.seat(game, seat)));
            case Caller.Spectator(var game) -> new Me(caller.role(), game, null, null, null);
            case Caller.Facilitator(var game) -> new Me(caller.role(), game, null, null, null);
            case Caller.Subject(var id) -> new Me(caller.role(), null, null, id, null);
        };
    }

    private @Nullable String name(Place place) {
        return seats.name(place).orElse(null);
    }
}
