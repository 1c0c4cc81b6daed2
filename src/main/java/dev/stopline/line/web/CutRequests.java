package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.GroundReason;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineOutcome;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of CutMoves. */
final class CutRequests {

    private CutRequests() {}

    /** The body of {@code proposeCut}. */
    record ProposeCutBody(
            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat) implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.ProposeCut();
        }
    }

    /** The body of {@code nameControl}. */
    record NameControlBody(
            @Schema(description = "The control.", example = "A payee changes only with two signatures.")
            @NotNull
            @CodePoints(max = 500)
            String text,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.NameControl(text);
        }
    }

    /** The body of {@code showHumanCost}. */
    record ShowHumanCostBody(
            @Schema(description = "The harm, and whom it met.", example = "The night nurse was not paid in March.")
            @NotNull
            @CodePoints(max = 500)
            String text,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.ShowHumanCost(text);
        }
    }

    /** The body of {@code ruleOnGround}. */
    record RuleOnGroundBody(
            @Schema(
                    description = "The ground in question, such as L1/G1, as the board names it; a ground is the reason"
                            + " that a player gives for a cut.",
                    example = "L1/G1")
            @NotNull
            @CodePoints(max = 64)
            String groundId,

            @Schema(description = "Whether it is accepted.", example = "true") @NotNull
            Boolean accept,

            @Schema(
                    description = "If it is accepted: the fact on the suspect's sheet that bears it out; for a human"
                            + " cost the harm on that sheet, or an entry of the file that names a victim. Left out"
                            + " if it is rejected.",
                    example = "p2")
            @CodePoints(max = 64)
            @Nullable
            String linkedTo,

            @Schema(
                    description = "Why it is rejected; left out if it is accepted. APPEARANCE: only looks."
                            + " NOT_SPECIFIC: too vague a control. NOT_ON_CARD: no fact of this hire bears it out."
                            + " GENERAL_FEELING: a feeling, no concrete harm. NONE is refused with a rejection.",
                    example = "NOT_SPECIFIC")
            @Nullable
            GroundReason reason)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.RuleOnGround(
                    groundId, accept, orNone(linkedTo), reason == null ? GroundReason.NONE : reason);
        }
    }

    /** The body of {@code approveCut}. */
    record ApproveCutBody(
            @Schema(
                    description =
                            "The control that is cited, where the Incident Master plays the Company. Left out: none.",
                    example = "c1")
            @CodePoints(max = 64)
            @Nullable
            String controlId,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.ApproveCut(orNone(controlId));
        }
    }

    /** The body of {@code closeLine}. */
    record CloseLineBody(
            @Schema(
                    description = "Always NO_CUT. A line without an accusation closes by itself, and one with a cut"
                            + " closes by approving the cut.",
                    allowableValues = {"NO_CUT"},
                    example = "NO_CUT")
            @NotNull
            LineOutcome outcome)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.CloseLine(outcome);
        }
    }
}
