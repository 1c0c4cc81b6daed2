package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Contacts beyond a case: who becomes one, and the one step of a close. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Between cases")
class ContactMoves {

    private final SquadMoves moves;

    ContactMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/between/contacts")
    @Operation(
            operationId = "addContact",
            summary = "Makes a person met into a contact",
            description = "In the step PRESSURE of the campaign layer.")
    @SquadRefuses({
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.ALREADY_EXISTS,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.BAD_DIE
    })
    ResponseEntity<SquadOutcome> addContact(CareerMover mover, @Valid @RequestBody ContactRequests.AddContactBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/between/contact-changes")
    @Operation(
            operationId = "changeContactStatus",
            summary = "Moves one contact one step",
            description = "One a close: a step better after a Clean Stop, a step worse after a Failed, Hostile, "
                    + "where somebody must fall.")
    @SquadRefuses({
        SquadRefusal.OUT_OF_ORDER,
        SquadRefusal.UNKNOWN_CONTACT,
        SquadRefusal.ONE_STEP,
        SquadRefusal.ALREADY_USED
    })
    ResponseEntity<SquadOutcome> changeContactStatus(
            CareerMover mover, @Valid @RequestBody ContactRequests.ChangeContactStatusBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }
}
