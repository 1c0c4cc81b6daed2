package dev.stopline.line.web;

import static dev.stopline.platform.moves.MoveBody.orNone;

import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** The bodies of the moves of CallMoves. */
final class CallRequests {

    private CallRequests() {}

    /** The body of {@code callStopTheLine}. */
    record CallStopTheLineBody(
            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat) implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.CallStopTheLine();
        }
    }

    /** The body of {@code castVote}. */
    record CastVoteBody(
            @Schema(
                    description = "The number of the hire. Left out or 0: folds.",
                    example = "2",
                    minimum = "0",
                    maximum = "99")
            @Nullable
            Integer hire,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.CastVote(orNone(hire));
        }
    }

    /** The body of {@code speakTiedSentence}. */
    record SpeakTiedSentenceBody(
            @Schema(description = "The sentence.", example = "The bank details changed a week before the first day.")
            @NotNull
            @CodePoints(max = 300)
            String text,

            @Schema(description = SeatWords.OWN, example = "hr") @CodePoints(max = 64) @Nullable
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.SpeakTiedSentence(text);
        }
    }

    /** The body of {@code skipTiedSentence}. */
    record SkipTiedSentenceBody(
            @Schema(description = "The seat that is passed over.", example = "hr") @NotNull @CodePoints(max = 64)
            String seat)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.SkipTiedSentence(seat);
        }

        @Override
        public @Nullable String forSeat() {
            return null;
        }
    }

    /** The body of {@code noteSentence}. */
    record NoteSentenceBody(
            @Schema(description = "The sentence.", example = "L1/S1") @NotNull @CodePoints(max = 64)
            String sentenceId,

            @Schema(description = "The fact of the card. Left out: none.", example = "p2")
            @CodePoints(max = 64)
            @Nullable
            String factId)
            implements MoveBody<LineCommand> {
        @Override
        public LineCommand command() {
            return new StopTheLineCommand.NoteSentence(sentenceId, orNone(factId));
        }
    }
}
