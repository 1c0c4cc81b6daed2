package dev.stopline.squad.web;

import dev.stopline.squad.rules.CareerCommand.FactionSeat;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.FactionRole;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** A faction of a campaign, and what it is to it. */
@Schema(name = "FactionInRole", description = "A faction of the campaign, and what it is to it.")
record FactionSeatForm(
        @Schema(
                description = "What the faction is to the campaign: DOMINANT: the strongest. RIVAL: its opponent."
                        + " SHADOW_PATRON: works behind the scenes. FOURTH: a fourth, which may be missing. Each"
                        + " role once.",
                example = "DOMINANT")
        @NotNull
        FactionRole role,

        @Schema(description = "Which it is: one that keeps clocks, from PD_BRASS to BUREAU.", example = "PD_BRASS")
        @NotNull
        Faction faction) {

    /** The factions of a list of forms. */
    static List<FactionSeat> seats(List<FactionSeatForm> forms) {
        return forms.stream()
                .map(each -> new FactionSeat(each.role, each.faction))
                .toList();
    }
}
