package dev.stopline.squad.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.squad.rules.BetweenCommand;
import dev.stopline.squad.rules.BetweenStep;
import dev.stopline.squad.rules.Requisition;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.Territory;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of BetweenMoves. */
final class BetweenRequests {

    private BetweenRequests() {}

    /** The body of {@code recoverWounds}. */
    record RecoverWoundsBody(
            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "One face of a D6 for each Mortal wound, with entered dice. Left out with server dice, "
                                                    + "and without a wound."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "5"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.RecoverWounds();
        }
    }

    /** The body of {@code recordCasualties}. */
    record RecordCasualtiesBody(
            @Schema(
                    description = "One line on the case in the detective's own voice; not blank.",
                    example = "Two went in by the loading dock. One came out with me.")
            @NotNull
            @CodePoints(max = 500)
            String fieldNote)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.RecordCasualties(fieldNote);
        }
    }

    /** The body of {@code rollClearanceCheck}. */
    record RollClearanceCheckBody(
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
            return new BetweenCommand.RollClearanceCheck();
        }
    }

    /** The body of {@code rollAfterCaseEvent}. */
    record RollAfterCaseEventBody(
            @Schema(
                    description =
                            "What you give up should a faction's suspicion come to its end with this move. Left out: "
                                    + "the rules pick.")
            @Valid
            @Nullable
            BurnForm burn,

            @ArraySchema(
                    arraySchema =
                            @Schema(
                                    description =
                                            "The face of the D8, with entered dice. Left out with server dice, and where a review is "
                                                    + "pending: then it is the event."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "6"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.RollAfterCaseEvent(BurnForm.pick(burn));
        }
    }

    /** The body of {@code rollAftermath}. */
    record RollAftermathBody(
            @Schema(description = "What you name for the rows that ask for it. Left out: nothing, the rules pick.")
            @Valid
            @Nullable
            AftermathChoiceForm choice,

            @ArraySchema(
                    arraySchema =
                            @Schema(description = "The face of the D6, with entered dice. Left out with server dice."),
                    schema = @Schema(minimum = "1", maximum = "20", example = "3"))
            @Size(max = RolledBody.MOST)
            @Nullable
            List<@NotNull Integer> dice)
            implements RolledBody {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.RollAftermath(AftermathChoiceForm.choice(choice));
        }
    }

    /** The body of {@code chooseRequisition}. */
    record ChooseRequisitionBody(
            @Schema(
                    description = "What the closed case earns, for the next one; each clearance has a list of its own."
                            + " PATROL: the first three (a Lead, a changed kit, a territory). DETECTIVE: the next"
                            + " three (a source, the posture known, less Heat). SQUAD: the last three (a Tactical, a"
                            + " warrant, all targets shown).",
                    example = "EXTRA_LEAD")
            @NotNull
            Requisition item,

            @Schema(
                    description =
                            "Which territory, for TERRITORY_INTEL: one that is not on the record. Left out for other "
                                    + "items.",
                    example = "VALLEY")
            @Nullable
            Territory territory,

            @Schema(description = "Which contact, for SOURCE_NETWORK. Left out for other items.", example = "P1")
            @CodePoints(max = 64)
            @Nullable
            String contactId)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.ChooseRequisition(item, orNone(territory, Territory.NONE), orNone(contactId));
        }
    }

    /** The body of {@code completeBetweenStep}. */
    record CompleteBetweenStepBody(
            @Schema(description = "The present step: PRESSURE or REQUISITION.", example = "PRESSURE") @NotNull
            BetweenStep step)
            implements MoveBody<SquadCommand> {
        @Override
        public SquadCommand command() {
            return new BetweenCommand.CompleteBetweenStep(step);
        }
    }
}
