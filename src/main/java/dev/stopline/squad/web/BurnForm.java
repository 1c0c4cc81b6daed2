package dev.stopline.squad.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.Burn;
import dev.stopline.squad.rules.Territory;
import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** What is given up when a faction's suspicion comes to its end. */
@Schema(
        name = "BurnPick",
        description =
                "What you give up when a faction's suspicion comes to its end: a contact, or a territory where you"
                        + " are known.")
record BurnForm(
        @Schema(description = "The contact who is burned. Left out: none.", example = "P1")
        @CodePoints(max = 64)
        @Nullable
        String contactId,

        @Schema(
                description = "The faction's territory where you are known one step less. Left out: none.",
                example = "HOLLYWOOD")
        @Nullable
        Territory territory) {

    /** The pick of a form; none where it is left out. */
    static Burn pick(@Nullable BurnForm form) {
        return form == null
                ? Burn.NONE
                : new Burn(MoveBody.orNone(form.contactId), MoveBody.orNone(form.territory, Territory.NONE));
    }
}
