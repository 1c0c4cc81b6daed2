package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.Attribute;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.OperationCommand;
import dev.stopline.squad.rules.Resistance;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Tag;
import dev.stopline.squad.rules.Verb;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of ActionMoves. */
final class ActionRequests {

    private ActionRequests() {}

    /** The body of {@code rollShadowPhase}. */
    record RollShadowPhaseBody(
            @Schema(description = "The source that is watched. Left out: nobody in particular.", example = "porter")
            @CodePoints(max = 64)
            @Nullable
            String sourceId,

            @Schema(
                    description = "How many Leads you spend for +1 each. Left out: none.",
                    example = "1",
                    minimum = "0",
                    maximum = "99")
            @Nullable
            Integer leads,

            @Schema(
                    description = "What the scene is like. A War Detail helps or hurts by these words.",
                    example = "[\"NIGHT\", \"WATER\"]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Tag> tags,

            @Schema(description = "Whether it is a Tail's second one in this session. Left out: no.", example = "false")
            @Nullable
            Boolean second,

            @ArraySchema(
                    arraySchema =
                            @Schema(description = "The face of the D6, with entered dice. Left out with server dice."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "4"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OperationCommand.RollShadowPhase(orNone(sourceId), orNone(leads), orNone(tags), orNone(second));
        }
    }

    /** The body of {@code takeAction}. */
    record TakeActionBody(
            @Schema(
                    description = "WALK a scene (LEGS or EYE), LEAN on a person (NERVE), PULL a record (EYE), STAKE a"
                            + " place out (LEGS). The attribute in brackets is the one rolled.",
                    example = "WALK")
            @NotNull
            Verb verb,

            @Schema(
                    description = "For WALK: EYE to look closely, LEGS to go and find. Left out for the other verbs.",
                    example = "EYE")
            @Nullable
            Attribute face,

            @Schema(
                    description = "The source that it is pointed at. Left out: none, which does against a false target"
                            + " only, where no die is thrown.",
                    example = "porter")
            @CodePoints(max = 64)
            @Nullable
            String sourceId,

            @Schema(
                    description =
                            "The target that it is aimed at: one that lies face-up, or the false one. Left out: none.",
                    example = "OPERATOR")
            @Nullable
            Axis target,

            @Schema(
                    description = "The face-down target that the scene turns up, success or not. Left out: none.",
                    example = "ASSET")
            @Nullable
            Axis landsOn,

            @Schema(
                    description = "How many Leads you spend for +1 each. Left out: none.",
                    example = "1",
                    minimum = "0",
                    maximum = "99")
            @Nullable
            Integer leads,

            @Schema(
                    description = "What the scene is like. A War Detail helps or hurts by these words.",
                    example = "[\"NIGHT\", \"WATER\"]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Tag> tags,

            @Schema(description = "What you use on the roll. Left out: nothing.") @Valid @Nullable
            OptionsForm options,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the D6, with entered dice. Left out with server dice, and against a false "
                                                    + "target."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "4"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OperationCommand.TakeAction(
                    verb,
                    orNone(face, Attribute.NONE),
                    orNone(sourceId),
                    orNone(target, Axis.NONE),
                    orNone(landsOn, Axis.NONE),
                    orNone(leads),
                    orNone(tags),
                    OptionsForm.options(options));
        }
    }

    /** The body of {@code interrogate}. */
    record InterrogateBody(
            @Schema(
                    description = "The person. Left out: none, which does against a false target only, where no die is"
                            + " thrown.",
                    example = "porter")
            @CodePoints(max = 64)
            @Nullable
            String sourceId,

            @Schema(
                    description =
                            "The target that it is aimed at: one that lies face-up, or the false one. Left out: none.",
                    example = "OPERATOR")
            @Nullable
            Axis target,

            @Schema(
                    description = "The face-down target that the person gives away on talking. Left out: none.",
                    example = "ASSET")
            @Nullable
            Axis landsOn,

            @Schema(
                    description = "How hard the person holds out on the second beat, and what the D6 has to reach"
                            + " there: LOW 2, STANDARD 3, HIGH 4, PROTECTED 5, or the detective's NERVE if that is"
                            + " higher.",
                    example = "STANDARD")
            @NotNull
            Resistance resistance,

            @Schema(
                    description = "What the scene is like. A War Detail helps or hurts by these words.",
                    example = "[\"NIGHT\", \"WATER\"]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Tag> tags,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "How many Leads you spend on the first, second and third beat, for +1 each; all of them "
                                                    + "must be at hand. Left out: none."),
                    schema = @Schema(minimum = "0", maximum = "99", example = "1"))
            @Size(max = 10)
            @Nullable
            List<@NotNull Integer> leads,

            @Schema(description = "What you use on the roll. Left out: nothing.") @Valid @Nullable
            OptionsForm options,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "With entered dice: one face of a D6 for each beat that is reached. Left out with server "
                                                    + "dice, and against a false target."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "4"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OperationCommand.Interrogate(
                    orNone(sourceId),
                    orNone(target, Axis.NONE),
                    orNone(landsOn, Axis.NONE),
                    resistance,
                    orNone(tags),
                    orNone(leads),
                    OptionsForm.options(options));
        }
    }
}
