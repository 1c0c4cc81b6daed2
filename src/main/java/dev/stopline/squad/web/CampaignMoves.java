package dev.stopline.squad.web;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.axon.StaleVersion;
import dev.stopline.platform.moves.NothingToSay;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.SquadRefusal;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The campaign layer: factions, their clocks and territories, favours. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Campaign", description = "The optional campaign layer: factions, their clocks, and favours")
class CampaignMoves {

    private final SquadMoves moves;

    CampaignMoves(SquadMoves moves) {
        this.moves = moves;
    }

    @PostMapping("/campaign")
    @Operation(
            operationId = "enableCampaignLayer",
            summary = "Turns the campaign layer on",
            description = "Once. It brings factions with clocks, contacts, familiarity, Strain and aftermaths.")
    @SquadRefuses({SquadRefusal.FACTION_COUNT, SquadRefusal.WRONG_PHASE})
    ResponseEntity<SquadOutcome> enableCampaignLayer(
            CareerMover mover, @Valid @RequestBody CampaignRequests.EnableCampaignLayerBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/campaign/territories")
    @Operation(
            operationId = "assignFactionTerritory",
            summary = "Says whose territory it is",
            description = "The suspicion of whoever holds a territory rises with what goes wrong there.")
    @SquadRefuses({SquadRefusal.LAYER_OFF, SquadRefusal.UNKNOWN_FACTION, SquadRefusal.BAD_REQUEST})
    ResponseEntity<SquadOutcome> assignFactionTerritory(
            CareerMover mover, @Valid @RequestBody CampaignRequests.AssignFactionTerritoryBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/campaign/faction-clocks")
    @Operation(
            operationId = "markFactionClock",
            summary = "Marks a faction clock",
            description = "LEVERAGE for help taken, a source exposed or a local permission; SUSPICION for an "
                    + "identity exposed by a natural 1 of this job. All other marks come by themselves.")
    @SquadRefuses({
        SquadRefusal.LAYER_OFF,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.BAD_REQUEST,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.NO_BASIS
    })
    ResponseEntity<SquadOutcome> markFactionClock(
            CareerMover mover, @Valid @RequestBody CampaignRequests.MarkFactionClockBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/campaign/favour-payments")
    @Operation(
            operationId = "payFavour",
            summary = "Pays a favour that is due",
            description = "In a session; it costs one of the session's actions.")
    @SquadRefuses({
        SquadRefusal.LAYER_OFF,
        SquadRefusal.UNKNOWN_FACTION,
        SquadRefusal.NO_FAVOUR_DUE,
        SquadRefusal.WRONG_PHASE,
        SquadRefusal.LAY_LOW,
        SquadRefusal.NO_SLOT
    })
    ResponseEntity<SquadOutcome> payFavour(CareerMover mover, @Valid @RequestBody CampaignRequests.PayFavourBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/campaign/favour-refusals")
    @Operation(
            operationId = "refuseFavour",
            summary = "Refuses a favour that is due",
            description = "At any time; the faction's SUSPICION rises by one.")
    @SquadRefuses({SquadRefusal.LAYER_OFF, SquadRefusal.UNKNOWN_FACTION, SquadRefusal.NO_FAVOUR_DUE})
    ResponseEntity<SquadOutcome> refuseFavour(
            CareerMover mover, @Valid @RequestBody CampaignRequests.RefuseFavourBody body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, body);
    }

    @PostMapping("/campaign/mob-merger")
    @Operation(
            operationId = "mergeMob",
            summary = "Makes one of the two mob families",
            description = "For organizers, where COHEN and DRAGNA are both in the campaign. MOB takes the higher of"
                    + " each clock.")
    @SquadRefuses({SquadRefusal.LAYER_OFF, SquadRefusal.UNKNOWN_FACTION})
    ResponseEntity<SquadOutcome> mergeMob(CareerMover mover, @RequestBody NothingToSay body)
            throws RefusedMove, StaleVersion {
        return moves.play(mover, new CareerCommand.MergeMob());
    }
}
