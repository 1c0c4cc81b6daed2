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

            @Schema(description = "What the question is drawn from.", example = "PROCESS") @NotNull
            Topic aboutType,

            @Schema(description = "The line of the card behind it; the Incident Master only.", example = "l2a")
            @CodePoints(max = 64)
            @Nullable
            String cardLineId,

            @Schema(description = "The seat that suggested it; the Incident Master only.", example = "hr")
            @CodePoints(max = 64)
            @Nullable
            String suggestedBy,

            @Schema(
                    description =
                            "The seat that the move is for. Left out: your own. Only the Incident Master names another.",
                    example = "hr")
            @CodePoints(max = 64)
            @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.AskMeetingQuestion(text, aboutType, orNone(cardLineId), orNone(suggestedBy));
        }
    }

    /** The body of {@code answerMeetingQuestion}. */
    record AnswerMeetingQuestionBody(
            @Schema(description = "The answer.", example = "NO") @NotNull
            Answer answer,

            @Schema(description = "What is added to it.", example = "The form was signed by two people.")
            @CodePoints(max = 500)
            @Nullable
            String argument,

            @Schema(description = "The line of the card that is spoken.", example = "l2a")
            @CodePoints(max = 64)
            @Nullable
            String cardLineId,

            @Schema(
                    description =
                            "The seat that the move is for. Left out: your own. Only the Incident Master names another.",
                    example = "hr")
            @CodePoints(max = 64)
            @Nullable
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
