package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.Answer;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Topic;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of MeetingMoves. */
final class MeetingRequests {

    private MeetingRequests() {}

    /** The body of {@code askMeetingQuestion}. */
    record AskMeetingQuestionBody(
            @Schema(description = "The question.", example = "Who approved the second laptop?")
            @NotNull
            @CodePoints(max = 500)
            String text,

            @Schema(
                    description = "What the question rests on. PROCESS, MONEY, DEVICE: a fact of that type. OTHER:"
                            + " something else. APPEARANCE: looks, which the Incident Master may not ask about.",
                    example = "PROCESS")
            @NotNull
            Topic aboutType,

            @Schema(description = "The line of the card behind it; the Incident Master only.", example = "l2a")
            @CodePoints(max = 64)
            @Nullable
            String cardLineId,

            @Schema(description = "The seat that suggested it; the Incident Master only.", example = "hr")
            @CodePoints(max = 64)
            @Nullable
            String suggestedBy,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.AskMeetingQuestion(text, aboutType, orNone(cardLineId), orNone(suggestedBy));
        }
    }

    /** The body of {@code answerMeetingQuestion}. */
    record AnswerMeetingQuestionBody(
            @Schema(
                    description = "YES or NO. DEFLECT: the cell evades, which uses the question all the same; only"
                            + " where the Comrades have players. FILE_DOES_NOT_SAY: no line of the card fits; only"
                            + " where they have none.",
                    example = "NO")
            @NotNull
            Answer answer,

            @Schema(
                    description = "What the cell says besides its answer. Left out where the Incident Master answers"
                            + " from the card, who may add nothing.",
                    example = "The form was signed by two people.")
            @CodePoints(max = 500)
            @Nullable
            String argument,

            @Schema(
                    description = "The line of the suspect's sheet that the Incident Master reads out; its yes or no"
                            + " must be the answer. Left out with FILE_DOES_NOT_SAY, and where the cell answers.",
                    example = "l2a")
            @CodePoints(max = 64)
            @Nullable
            String cardLineId,

            @Schema(description = SeatWords.ANSWERED_FOR, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.AnswerMeetingQuestion(answer, orNone(argument), orNone(cardLineId));
        }
    }

    /** The body of {@code readExplanation}. */
    record ReadExplanationBody(
            @Schema(description = "The fact of the card.", example = "p2") @NotNull @CodePoints(max = 64)
            String factId) implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.ReadExplanation(factId);
        }
    }
}
