package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.Axis;
import dev.stopline.squad.rules.Category;
import dev.stopline.squad.rules.Faction;
import dev.stopline.squad.rules.IntroductionBasis;
import dev.stopline.squad.rules.OperationCommand;
import dev.stopline.squad.rules.SessionMode;
import dev.stopline.squad.rules.SourceKind;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Tag;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of OperationMoves. */
final class OperationRequests {

    private OperationRequests() {}

    /** The body of {@code openSession}. */
    record OpenSessionBody(
            @Schema(
                    description = "NORMAL, or LAY_LOW at Heat 5 to 8: no actions, and the Heat falls by one.",
                    example = "NORMAL")
            @NotNull
            SessionMode mode)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OperationCommand.OpenSession(mode);
        }
    }

    /** The body of {@code rollJuniorCheck}. */
    record RollJuniorCheckBody(
            @Schema(
                    description =
                            "Which step is rolled anew should it come to that, 1 to 6. May be left out only where the"
                                    + " entered die is 4 to 6.",
                    example = "2",
                    minimum = "0",
                    maximum = "6")
            @Nullable
            Integer step,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "With entered dice: the face of the D6, and on 1 to 3 the face of the step's die, a D8 "
                                                    + "for steps 4 and 5. Left out with server dice."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "2"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new OperationCommand.RollJuniorCheck(orNone(step));
        }
    }

    /** The body of {@code registerSource}. */
    record RegisterSourceBody(
            @Schema(description = "Your own short id for it, new in this job; not blank.", example = "porter")
            @NotNull
            @CodePoints(max = 64)
            String sourceId,

            @Schema(description = "What it is called; not blank.", example = "The porter at the Alvarado")
            @NotNull
            @CodePoints(max = 120)
            String name,

            @Schema(description = "What it is. Only a PERSON can be interrogated.", example = "PERSON") @NotNull
            SourceKind kind,

            @Schema(
                    description = "How guarded it is, easiest first, and what a D6 has to reach before anything shifts"
                            + " it: COOPERATIVE 2, STANDARD 3, RELUCTANT 4, HOSTILE 5, EMBEDDED 6.",
                    example = "STANDARD")
            @NotNull
            Category category,

            @Schema(description = "Whose it is, or who runs the system. Left out: nobody's.", example = "PHONE_COMPANY")
            @Nullable
            Faction faction,

            @Schema(
                    description =
                            "A word that systems of one kind share, so that what trips one warns all. Left out: it "
                                    + "stands alone.",
                    example = "exchange-lines")
            @CodePoints(max = 64)
            @Nullable
            String family,

            @Schema(
                    description = "What it is like; a War Detail helps or hurts by these words.",
                    example = "[\"VETERAN\"]")
            @Size(max = 20)
            @Nullable
            List<@NotNull Tag> tags,

            @Schema(
                    description =
                            "Whether it is somebody whom the case is about: from stage 3 on interrogated, not leaned "
                                    + "on. Left out: no.",
                    example = "false")
            @Nullable
            Boolean named,

            @Schema(description = "The target that it is close to. Left out: none.", example = "OPERATOR") @Nullable
            Axis linkedAxis,

            @Schema(
                    description =
                            "Whether it belongs to the Combination; only where the case or the contact does. Left "
                                    + "out: no.",
                    example = "false")
            @Nullable
            Boolean webTagged,

            @Schema(description = "The contact that it is, from an earlier case. Left out: none.", example = "P1")
            @CodePoints(max = 64)
            @Nullable
            String contactId,

            @Schema(
                    description =
                            "Whether the kit's Source Credit makes leaning on it easier; once a job. Left out: no.",
                    example = "false")
            @Nullable
            Boolean sourceCredit)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OperationCommand.RegisterSource(
                    sourceId,
                    name,
                    kind,
                    category,
                    orNone(faction, Faction.NONE),
                    orNone(family),
                    orNone(tags),
                    orNone(named),
                    orNone(linkedAxis, Axis.NONE),
                    orNone(webTagged),
                    orNone(contactId),
                    orNone(sourceCredit));
        }
    }

    /** The body of {@code notePartialTruths}. */
    record NotePartialTruthsBody(
            @Schema(description = "The source.", example = "porter") @NotNull @CodePoints(max = 64)
            String sourceId,

            @ArraySchema(
                    arraySchema = @Schema(description = "One to three truths."),
                    schema = @Schema(maxLength = 500, example = "He was paid to look away."))
            @NotNull
            @Size(max = 10)
            List<@NotNull @CodePoints(max = 500) String> truths)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OperationCommand.NotePartialTruths(sourceId, truths);
        }
    }

    /** The body of {@code useActiveContact}. */
    record UseActiveContactBody(
            @Schema(description = "The source.", example = "porter") @NotNull @CodePoints(max = 64)
            String sourceId,

            @Schema(
                    description = "What is asked. Left out: nothing is noted.",
                    example = "Who rents the room over the garage?")
            @CodePoints(max = 500)
            @Nullable
            String question)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OperationCommand.UseActiveContact(sourceId, orNone(question));
        }
    }

    /** The body of {@code useIntroduction}. */
    record UseIntroductionBody(
            @Schema(
                    description =
                            "What gives the name: a SUCCESS in this job, an ANSWER that a source owes, or a CONTACT "
                                    + "at home there.",
                    example = "SUCCESS")
            @NotNull
            IntroductionBasis basis,

            @Schema(
                    description = "The source that owes the answer, for ANSWER. Left out otherwise.",
                    example = "porter")
            @CodePoints(max = 64)
            @Nullable
            String sourceId)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new OperationCommand.UseIntroduction(basis, orNone(sourceId));
        }
    }
}
