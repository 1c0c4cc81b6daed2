package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.Attribute;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.CounterTarget;
import dev.stopline.squad.rules.EngageMethod;
import dev.stopline.squad.rules.InterdictCommand;
import dev.stopline.squad.rules.Specialty;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.StrainChoice;
import dev.stopline.squad.rules.Tag;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of InterdictMoves. */
final class InterdictRequests {

    private InterdictRequests() {}

    /** The body of {@code declareInterdict}. */
    record DeclareInterdictBody(
            @Schema(
                    description =
                            "At Strain 6 and more: CROSS the Code in this Interdict, or take one from the Resolve "
                                    + "beat. Left out below that.",
                    example = "RESOLVE_MINUS_1")
            @Nullable
            StrainChoice strainChoice)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new InterdictCommand.DeclareInterdict(orNone(strainChoice, StrainChoice.NONE));
        }
    }

    /** The body of {@code beginForcedInterdict}. */
    record BeginForcedInterdictBody(
            @Schema(
                    description =
                            "At Strain 6 and more: CROSS the Code in this Interdict, or take one from the Resolve "
                                    + "beat. Left out below that.",
                    example = "RESOLVE_MINUS_1")
            @Nullable
            StrainChoice strainChoice,

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
            return new InterdictCommand.BeginForcedInterdict(
                    orNone(strainChoice, StrainChoice.NONE), BurnForm.pick(burn));
        }
    }

    /** The body of {@code rollInterdictBeat}. */
    record RollInterdictBeatBody(
            @Schema(
                    description = "The beat that is next: 1 Approach, 2 Engage, 3 Resolve.",
                    example = "1",
                    minimum = "1",
                    maximum = "3")
            @NotNull
            Integer beat,

            @Schema(
                    description = "How the Engage is fought: CLOSE with FGT, RANGED with SHT, COMPOSURE with NERVE, a "
                            + "SPECIALTY, or a Tap's RUN on a Trigger that is a system. Needed on beat 2, left out on "
                            + "the others.",
                    example = "RANGED")
            @Nullable
            EngageMethod method,

            @Schema(description = "The target that the Engage goes for. Left out: none.", example = "OPERATOR")
            @Nullable
            Axis targetAxis,

            @Schema(description = "Which specialty, with the method SPECIALTY. Left out otherwise.", example = "BREACH")
            @Nullable
            Specialty specialty,

            @Schema(
                    description =
                            "Whether the detective crosses the Code on this beat for +2; once an Interdict. Left out:"
                                    + " no.",
                    example = "false")
            @Nullable
            Boolean crossCode,

            @Schema(
                    description =
                            "Whether the crossing is seen, which makes whoever holds the territory suspicious. Left "
                                    + "out: no.",
                    example = "false")
            @Nullable
            Boolean seen,

            @Schema(
                    description = "What the scene is like. A War Detail helps or hurts by these words.",
                    example = "[\"NIGHT\", \"WATER\"]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Tag> tags,

            @Schema(
                    description =
                            "What you give up should a faction's suspicion come to its end with this move. Left out: "
                                    + "the rules pick.")
            @Valid
            @Nullable
            BurnForm burn,

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
            return new InterdictCommand.RollInterdictBeat(
                    beat,
                    Needed.unless(beat != 2, method, EngageMethod.COMPOSURE, "/method", "must be given on beat 2"),
                    orNone(targetAxis, Axis.NONE),
                    orNone(specialty, Specialty.NONE),
                    orNone(crossCode),
                    orNone(seen),
                    orNone(tags),
                    BurnForm.pick(burn));
        }
    }

    /** The body of {@code cancelCasualty}. */
    record CancelCasualtyBody(
            @Schema(
                    description = "The number of the result, from 1. Left out: the next one that comes.",
                    example = "1",
                    minimum = "0",
                    maximum = "20")
            @Nullable
            Integer result)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new InterdictCommand.CancelCasualty(orNone(result));
        }
    }

    /** The body of {@code rollCasualties}. */
    record RollCasualtiesBody(
            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The faces, with entered dice: one D6 after a Stop or a Partial Stop, the dice of the "
                                                    + "job's type after a failure. Left out with server dice, and where no die is thrown."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "3"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new InterdictCommand.RollCasualties();
        }
    }

    /** The body of {@code resolveCounterAction}. */
    record ResolveCounterActionBody(
            @Schema(description = "Whom it falls on. Left out: a D6 decides.", example = "SOURCE") @Nullable
            CounterTarget choice,

            @Schema(
                    description =
                            "Which source, where one is hit: leaned on in this job, or named. Needed with the choice "
                                    + "SOURCE. Left out: the first there is.",
                    example = "porter")
            @CodePoints(max = 64)
            @Nullable
            String sourceId,

            @Schema(
                    description = "What the detective defends himself with: FGT or SHT. Left out: the better one.",
                    example = "FGT")
            @Nullable
            Attribute attribute,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "With entered dice: the face of the D6 where a die decides, then the face of the D6 of "
                                                    + "the defence where the detective is hit."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "5"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new InterdictCommand.ResolveCounterAction(
                    orNone(choice, CounterTarget.NOBODY), orNone(sourceId), orNone(attribute, Attribute.NONE));
        }
    }

    /** The body of {@code closeJob}. */
    record CloseJobBody(
            @Schema(
                    description =
                            "What is left of the threat: needed after a Partial Stop, left out after any other close.",
                    example = "The man who made the fuses.")
            @CodePoints(max = 500)
            @Nullable
            String survivingElement)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new InterdictCommand.CloseJob(orNone(survivingElement));
        }
    }
}
