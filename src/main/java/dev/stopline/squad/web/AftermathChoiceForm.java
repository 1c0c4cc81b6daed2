package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.AftermathChoice;
import dev.stopline.squad.rules.Faction;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;

/** What is named for the rows of an aftermath that ask for something. */
@Schema(
        name = "AftermathPicks",
        description = "What you name before the die, should it bring a row that asks. What is left out, the rules pick:"
                + " the first that fits.")
record AftermathChoiceForm(
        @Schema(
                description = "The faction whose clock moves, where a row says so; one of the campaign's.",
                example = "PRESS")
        @Nullable
        Faction faction,

        @Schema(description = "The second faction, where a row moves two.", example = "COHEN") @Nullable
        Faction faction2,

        @Schema(description = "The contact whom a row is about.", example = "P1") @CodePoints(max = 64) @Nullable
        String contactId,

        @Schema(
                description = "How a contact who asks for cover gets it: LEVERAGE with the contact's faction, or the"
                        + " REQUISITION of this close. Left out: LEVERAGE.",
                example = "REQUISITION")
        AftermathChoice.@Nullable Option option,

        @Schema(description = "The source of the job who may become a contact.", example = "porter")
        @CodePoints(max = 64)
        @Nullable
        String sourceId,

        @Schema(description = "What you give up should a suspicion come to its end.") @Valid @Nullable
        BurnForm burn) {

    /** The choice of a form; nothing named where it is left out. */
    static AftermathChoice choice(@Nullable AftermathChoiceForm form) {
        return form == null
                ? AftermathChoice.NONE
                : new AftermathChoice(
                        orNone(form.faction, Faction.NONE),
                        orNone(form.faction2, Faction.NONE),
                        orNone(form.contactId),
                        orNone(form.option, AftermathChoice.NONE.option()),
                        orNone(form.sourceId),
                        BurnForm.pick(form.burn));
    }
}
