package dev.stopline.squad.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.FactionClock;
import dev.stopline.squad.rules.MarkCause;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Territory;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of CampaignMoves. */
final class CampaignRequests {

    private CampaignRequests() {}

    /** The body of {@code enableCampaignLayer}. */
    record EnableCampaignLayerBody(
            @Schema(
                    description = "Three or four factions, no faction and no role twice.",
                    example =
                            "[{\"role\": \"DOMINANT\", \"faction\": \"PD_BRASS\"}, {\"role\": \"RIVAL\", \"faction\": \"PRESS\"}, {\"role\": \"SHADOW_PATRON\", \"faction\": \"COHEN\"}]")
            @NotNull
            @Size(max = 10)
            List<@NotNull @Valid FactionSeatForm> factions)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.EnableCampaignLayer(FactionSeatForm.seats(factions));
        }
    }

    /** The body of {@code assignFactionTerritory}. */
    record AssignFactionTerritoryBody(
            @Schema(description = "The faction; one of the campaign's.", example = "COHEN") @NotNull
            Faction faction,

            @Schema(description = "What it holds.", example = "HOLLYWOOD") @NotNull
            Territory territory)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.AssignFactionTerritory(faction, territory);
        }
    }

    /** The body of {@code markFactionClock}. */
    record MarkFactionClockBody(
            @Schema(description = "The faction; one of the campaign's.", example = "COHEN") @NotNull
            Faction faction,

            @Schema(
                    description = "SUSPICION: how much the faction is on to the detective; at 6 it costs a contact, or"
                            + " familiarity with a territory. LEVERAGE: what the detective owes it; at 6 a favour is"
                            + " due. Both count from 0 to 6 and fall back to 3.",
                    example = "LEVERAGE")
            @NotNull
            FactionClock clock,

            @Schema(
                    description = "Why you mark it. With LEVERAGE: HELP_ACCEPTED, SOURCE_EXPOSED or LOCAL_PERMISSION."
                            + " With SUSPICION: IDENTITY_EXPOSED, once for each natural 1 of the open job. Whatever"
                            + " else marks a clock does so by itself.",
                    allowableValues = {"HELP_ACCEPTED", "SOURCE_EXPOSED", "LOCAL_PERMISSION", "IDENTITY_EXPOSED"},
                    example = "HELP_ACCEPTED")
            @NotNull
            MarkCause cause,

            @Schema(
                    description =
                            "What you give up should a faction's suspicion come to its end with this move. Left out: "
                                    + "the rules pick.")
            @Valid
            @Nullable
            BurnForm burn)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.MarkFactionClock(faction, clock, cause, BurnForm.pick(burn));
        }
    }

    /** The body of {@code payFavour}. */
    record PayFavourBody(
            @Schema(description = "Whom it is paid to.", example = "COHEN") @NotNull
            Faction faction) implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.PayFavour(faction);
        }
    }

    /** The body of {@code refuseFavour}. */
    record RefuseFavourBody(
            @Schema(description = "Whom it is refused to.", example = "COHEN") @NotNull
            Faction faction,

            @Schema(
                    description =
                            "What you give up should a faction's suspicion come to its end with this move. Left out: "
                                    + "the rules pick.")
            @Valid
            @Nullable
            BurnForm burn)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.RefuseFavour(faction, BurnForm.pick(burn));
        }
    }
}
