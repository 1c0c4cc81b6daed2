package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.OperationCommand.Options;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;

/** What is used on the roll of an action or an interrogation. */
@Schema(name = "RollOptions", description = "What you use on the roll; each of the first five once a job.")
record OptionsForm(
        @Schema(description = "On a PULL: the kit's Wire Kit, which makes it Standard. Left out: no.", example = "true")
        @Nullable
        Boolean wireKit,

        @Schema(description = "On a LEAN: an Interrogator's step down in tier. Left out: no.", example = "true")
        @Nullable
        Boolean dropTier,

        @Schema(
                description =
                        "On a LEAN on a faction's source: the evolution THE_COST, a step down in tier. Left out: no.",
                example = "true")
        @Nullable
        Boolean invokeCost,

        @Schema(
                description = "On a LEAN where the territory is known well: a point of its Heat is taken as a lost Lead"
                        + " instead. Left out: no.",
                example = "true")
        @Nullable
        Boolean convertHeat,

        @Schema(
                description =
                        "On a LEAN at Strain 4 and more: a Lead is spent so that a failure marks no more Heat than"
                                + " usual. Left out: no.",
                example = "true")
        @Nullable
        Boolean shortFuseLead,

        @Schema(
                description = "Against a false target: the hidden target that is turned up instead. Left out: the first"
                        + " of Operator, Asset, Trigger.",
                example = "TRIGGER")
        @Nullable
        Axis reveal,

        @Schema(
                description = "With a contact who is compromised: the faction that takes notice; one of the campaign's."
                        + " Left out with other sources.",
                example = "COHEN")
        @Nullable
        Faction suspicionFaction,

        @Schema(description = "What you give up should a faction's suspicion come to its end with this move.")
        @Valid
        @Nullable
        BurnForm burn) {

    /** The options of a form; none where it is left out. */
    static Options options(@Nullable OptionsForm form) {
        return form == null
                ? Options.NONE
                : new Options(
                        orNone(form.wireKit),
                        orNone(form.dropTier),
                        orNone(form.invokeCost),
                        orNone(form.convertHeat),
                        orNone(form.shortFuseLead),
                        orNone(form.reveal, Axis.NONE),
                        orNone(form.suspicionFaction, Faction.NONE),
                        BurnForm.pick(form.burn));
    }
}
