package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.OpeningCommand;
import dev.stopline.squad.rules.OpeningCommand.Flag;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Trajectory;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of OpeningMoves. */
final class OpeningRequests {

    private OpeningRequests() {}

    /** The body of {@code openJob}. */
    record OpenJobBody(
            @Schema(description = "The faction that the target belongs to. Left out: none.", example = "COHEN")
            @Nullable
            Faction targetFaction,

            @Schema(
                    description =
                            "Whether that faction has the place watched, which makes the First Read harder. Left out:"
                                    + " no.",
                    example = "false")
            @Nullable
            Boolean factionSurveillance,

            @Schema(description = "What the job is mainly about. Left out: the Operator.", example = "ASSET") @Nullable
            Axis primaryAnatomy,

            @Schema(
                    description = "The specialty for this job, with the kit's Specialty Loadout. Left out: none.",
                    example = "BREACH")
            @Nullable
            Specialty loadoutSpecialty,

            @Schema(
                    description =
                            "Whether loyal contacts in the territory keep their one Lead for a later job. Left out: "
                                    + "they give it.",
                    example = "false")
            @Nullable
            Boolean keepLoyal)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.OpenJob(
                    orNone(targetFaction, Faction.NONE),
                    orNone(factionSurveillance),
                    orNone(primaryAnatomy, Axis.NONE),
                    orNone(loadoutSpecialty, Specialty.NONE),
                    orNone(keepLoyal));
        }
    }

    /** The body of {@code declareTrajectory}. */
    record DeclareTrajectoryBody(
            @Schema(
                    description = "How far you say the threat has come, before step 4 is rolled; from early to late,"
                            + " the later the less time is on the clock. If it comes true the First Read succeeds"
                            + " without a die.",
                    example = "STAGING")
            @NotNull
            Trajectory value)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.DeclareTrajectory(value);
        }
    }

    /** The body of {@code rollGeneratorStep}. */
    record RollGeneratorStepBody(
            @Schema(description = "The step that is next.", example = "1", minimum = "1", maximum = "7") @NotNull
            Integer step,

            @Schema(
                    description =
                            "At step 7, where a faction's clock owes Heat: its LEVERAGE rises instead. Left out: the "
                                    + "Heat comes.",
                    example = "false")
            @Nullable
            Boolean ignoreFactionHeat,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the step's die, with entered dice: a D8 at steps 4 and 5, otherwise a D6. "
                                                    + "Step 7 takes the face for the Sergeant, a further one each time it must be rolled anew, "
                                                    + "and one more D6 where O'Mara brings Leads; no face at all where no Sergeant can be had."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "3"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.RollGeneratorStep(step, orNone(ignoreFactionHeat));
        }
    }

    /** The body of {@code setAnatomy}. */
    record SetAnatomyBody(
            @Schema(
                    description = "Which of the three hidden targets. OPERATOR: who carries it out. ASSET: the weapon,"
                            + " device, goods or person. TRIGGER: what sets it off.",
                    allowableValues = {"OPERATOR", "ASSET", "TRIGGER"},
                    example = "TRIGGER")
            @NotNull
            Axis axis,

            @Schema(
                    description =
                            "What it is, in your own words. Left out: a D6 picks it from the seeds of the job's type.",
                    example = "The call from the booth on Third Street.")
            @CodePoints(max = 500)
            @Nullable
            String text,

            @Schema(
                    description =
                            "For the Trigger only: whether it is a system, such as a phone line, that a Tap can run. "
                                    + "Left out: open, the seed says.",
                    example = "YES")
            @Nullable
            Flag system,

            @Schema(
                    description = "For a Trigger that is a system: whether a faction runs it. Left out: no.",
                    example = "false")
            @Nullable
            Boolean factionSystem,

            @ArraySchema(
                    arraySchema = @Schema(description = "The face of the D6, with entered dice and the text left out."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "4"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.SetAnatomy(axis, orNone(text), orNone(system, Flag.OPEN), orNone(factionSystem));
        }
    }

    /** The body of {@code revealAtOpen}. */
    record RevealAtOpenBody(
            @Schema(
                    description =
                            "One target for Archive Access, more than one for the Combination Brief, which turns up "
                                    + "all that are hidden.",
                    example = "[\"OPERATOR\"]")
            @NotNull
            @Size(max = 10)
            List<@NotNull Axis> axes)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.RevealAtOpen(axes);
        }
    }

    /** The body of {@code rollFirstRead}. */
    record RollFirstReadBody(
            @Schema(
                    description =
                            "Which hidden targets you would rather see, the dearest first. Left out: Operator, Asset,"
                                    + " Trigger.",
                    example = "[\"TRIGGER\", \"OPERATOR\"]")
            @Size(max = 10)
            @Nullable
            List<@NotNull Axis> reveal,

            @Schema(
                    description = "How many Leads you spend for +1 each. Left out: none.",
                    example = "1",
                    minimum = "0",
                    maximum = "99")
            @Nullable
            Integer leads,

            @Schema(
                    description = "Whether the Sergeant's reroll is used: the second die counts. Left out: no.",
                    example = "false")
            @Nullable
            Boolean useReroll,

            @Schema(
                    description =
                            "Whether the place is watched, which makes the read harder. Left out: only if the job "
                                    + "itself says so.",
                    example = "false")
            @Nullable
            Boolean surveillance,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the D6, with entered dice; two faces with useReroll; none where a trajectory"
                                                    + " said before came true."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "5"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OpeningCommand.RollFirstRead(
                    orNone(reveal), orNone(leads), orNone(useReroll), orNone(surveillance));
        }
    }
}
