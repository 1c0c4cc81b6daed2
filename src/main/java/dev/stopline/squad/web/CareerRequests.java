package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.CareerCommand;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.KitItem;
import dev.stopline.squad.rules.OptionalTable;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Territory;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of CareerMoves. */
final class CareerRequests {

    private CareerRequests() {}

    /** The body of {@code changeKit}. */
    record ChangeKitBody(
            @Schema(
                    description =
                            "The whole kit as it is to be: two Patrol items, or all items of the lower clearances and"
                                    + " one of your own.",
                    example = "[\"SIDEARM_LOADOUT\", \"COMMS_SUITE\"]")
            @NotNull
            @Size(max = 20)
            List<@NotNull KitItem> items)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new CareerCommand.ChangeKit(items);
        }
    }

    /** The body of {@code skipContract}. */
    record SkipContractBody(
            @Schema(description = "Where the job would have been.", example = "HOLLYWOOD") @NotNull
            Territory territory,

            @Schema(description = "The faction whose contract it was; one of the campaign's.", example = "PRESS")
            @NotNull
            Faction faction,

            @Schema(description = "What you name for the rows of the aftermath that ask for it. Left out: nothing.")
            @Valid
            @Nullable
            AftermathChoiceForm choice,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the D6 of the aftermath, with entered dice. Left out with server dice."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "4"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new CareerCommand.SkipContract(territory, faction, AftermathChoiceForm.choice(choice));
        }
    }

    /** The body of {@code rollOptionalTable}. */
    record RollOptionalTableBody(
            @Schema(
                    description = "SOURCES: somebody to ask. ANATOMY: what a hidden target is. VOICES: what is heard on"
                            + " going in. CODE_MOMENTS: when the Code would be crossed. CLIMAX: who acts when things"
                            + " come to a head. FIELD_NOTES: a closing line. Only words come of it.",
                    example = "VOICES")
            @NotNull
            OptionalTable table,

            @Schema(
                    description = "The line to pick. Left out: roll for it.",
                    example = "3",
                    minimum = "0",
                    maximum = "20")
            @Nullable
            Integer row,

            @Schema(
                    description = "Which part of the table of anatomy. Left out for the other tables.",
                    example = "OPERATOR")
            @Nullable
            Axis axis,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the table's die, with entered dice and no line picked: a D6, a D8 for code "
                                                    + "moments, a D10 for sources, a D20 for field notes."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "5"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new CareerCommand.RollOptionalTable(table, orNone(row), orNone(axis, Axis.NONE));
        }
    }
}
