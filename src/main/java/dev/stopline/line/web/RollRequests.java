package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.ActionCommand;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.Purpose;
import dev.stopline.line.rules.Role;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of RollMoves. */
final class RollRequests {

    private RollRequests() {}

    /** The body of {@code callRoll}. */
    record CallRollBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(
                    description = "How high the d20 has to come, by the standard settings EASY 8, STANDARD 12, HARD 16."
                            + " For the Company the clue tier fixes it: NOISY HARD, PARTIAL STANDARD, CLEAN EASY,"
                            + " unless stuck.",
                    allowableValues = {"EASY", "STANDARD", "HARD"},
                    example = "STANDARD")
            @NotNull
            Band band,

            @Schema(
                    description = "What a success does; the verb fixes it. SCORE: Payoff rises. CLOSE: Payoff falls,"
                            + " and a control is put in force or a payment held. INFORM: a fact becomes a clue."
                            + " SET_UP: story only.",
                    example = "INFORM")
            @NotNull
            Purpose purpose,

            @Schema(description = "The control that a success would close. Left out: none.", example = "c1")
            @CodePoints(max = 64)
            @Nullable
            String controlId,

            @Schema(
                    description = "Whether the table is stuck, so that you may choose a band for the Company that"
                            + " differs from the one its clue tier fixes. Left out: no.",
                    example = "false")
            @Nullable
            Boolean stuck)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.CallRoll(actionId, band, purpose, orNone(controlId), orNone(stuck));
        }
    }

    /** The body of {@code waiveRoll}. */
    record WaiveRollBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(description = "The control that it closes. Left out: none.", example = "c1")
            @CodePoints(max = 64)
            @Nullable
            String controlId,

            @Schema(description = "What is told.", example = "The desk has the form at hand.")
            @CodePoints(max = 2000)
            @Nullable
            String text)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.WaiveRoll(actionId, orNone(controlId), orNone(text));
        }
    }

    /** The body of {@code throwDie}. */
    record ThrowDieBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(
                    description = "The face of the die, with entered dice.",
                    example = "14",
                    minimum = "1",
                    maximum = "20")
            @Nullable
            Integer die,

            @Schema(description = SeatWords.THROWN_FOR, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.ThrowDie(actionId);
        }

        @Override
        public List<Integer> faces() {
            return MoveBody.thrown(die);
        }
    }

    /** The body of {@code chooseCoverHolder}. */
    record ChooseCoverHolderBody(
            @Schema(description = "The stage.", example = "1", minimum = "0", maximum = "99") @NotNull
            Integer stage,

            @Schema(
                    description = "Who of the Comrades throws the cover die in this stage: one that is seated and has"
                            + " not held it yet; in a small cell one may hold it again once each has. Where nobody"
                            + " plays the Comrades: the one that the case card names.",
                    allowableValues = {"FACE", "REMOTE", "MONEY"},
                    example = "MONEY")
            @NotNull
            Role role,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.ChooseCoverHolder(stage, role);
        }
    }

    /** The body of {@code announceCover}. */
    record AnnounceCoverBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.AnnounceCover(actionId);
        }
    }

    /** The body of {@code throwCover}. */
    record ThrowCoverBody(
            @Schema(description = "The action.", example = "C3") @NotNull @CodePoints(max = 64)
            String actionId,

            @Schema(
                    description = "The face of the die, with entered dice.",
                    example = "14",
                    minimum = "1",
                    maximum = "20")
            @Nullable
            Integer die,

            @Schema(description = SeatWords.THROWN_FOR, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.ThrowCover(actionId);
        }

        @Override
        public List<Integer> faces() {
            return MoveBody.thrown(die);
        }
    }

    /** The body of {@code playScriptedMove}. */
    record PlayScriptedMoveBody(
            @Schema(description = "The move of the card.", example = "s11") @NotNull @CodePoints(max = 64)
            String moveId,

            @Schema(
                    description =
                            "The face of the cover die, thrown first, where the move is covered and dice are entered.",
                    example = "9",
                    minimum = "1",
                    maximum = "20")
            @Nullable
            Integer coverDie,

            @Schema(
                    description = "The face of the die, with entered dice.",
                    example = "14",
                    minimum = "1",
                    maximum = "20")
            @Nullable
            Integer die)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new ActionCommand.PlayScriptedMove(moveId);
        }

        @Override
        public List<Integer> faces() {
            return MoveBody.thrown(coverDie, die);
        }
    }
}
