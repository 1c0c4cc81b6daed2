package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.tournament.rules.JobClose;
import dev.stopline.tournament.rules.JobResult;
import dev.stopline.tournament.rules.LineEnding;
import dev.stopline.tournament.rules.LineResult;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;

/** The bodies of the moves of ResultMoves. */
final class ResultRequests {

    private ResultRequests() {}

    /** The body of {@code recordNoShow}. */
    record RecordNoShowBody(
            @Schema(description = "Who has not come.", example = "E7") @NotNull @CodePoints(min = 1, max = 16)
            String entrant)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new ResultCommand.RecordNoShow(entrant);
        }
    }

    /** The body of {@code correctLineResult}. */
    record CorrectLineResultBody(
            @Schema(description = "The game of the table.", example = "line-k3x8m2q0w7ab-R1-B1-T3")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String gameId,

            @Schema(
                    description = "CONTAINED: the operator was removed at little loss. COSTLY: removed, but at a"
                            + " greater loss. PAID_OUT: the Comrades took all they needed first. STILL_INSIDE: the"
                            + " case ran out with the operator never removed.",
                    allowableValues = {"CONTAINED", "COSTLY", "PAID_OUT", "STILL_INSIDE"},
                    example = "CONTAINED")
            @NotNull
            LineEnding ending,

            @Schema(description = "Payoff as the track showed it.", example = "3", minimum = "0", maximum = "1000")
            @NotNull
            Integer payoff,

            @Schema(description = "Exposure as the track showed it.", example = "2", minimum = "0", maximum = "1000")
            @NotNull
            Integer exposure,

            @Schema(
                    description = "Whether the process held, that is, whether nobody was removed wrongly, on looks"
                            + " alone or without a named reason; true also if nobody was removed.",
                    example = "true")
            @NotNull
            Boolean processHeld,

            @Schema(description = "Why, for everybody to read.", example = "The exposure had been misread.")
            @NotNull
            @CodePoints(min = 1, max = 500)
            String why)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new ResultCommand.CorrectLineResult(
                    gameId, new LineResult(ending, payoff, exposure, processHeld), why);
        }
    }

    /** The body of {@code correctJobResult}. */
    record CorrectJobResultBody(
            @Schema(description = "The game of the table.", example = "squad-k3x8m2q0w7ab-R1-B1-T3")
            @NotNull
            @CodePoints(min = 1, max = 64)
            String gameId,

            @Schema(description = "Which job of the career, from 1.", example = "1", minimum = "1", maximum = "20")
            @NotNull
            Integer job,

            @Schema(description = "How the job closed.", example = "STOP") @NotNull
            JobClose close,

            @Schema(description = "How many casualties it had.", example = "1", minimum = "0", maximum = "1000")
            @NotNull
            Integer casualties,

            @Schema(description = "How many sessions it took.", example = "3", minimum = "0", maximum = "1000") @NotNull
            Integer sessions,

            @Schema(description = "Whether the Code was crossed.", example = "false") @NotNull
            Boolean codeCrossed,

            @Schema(description = "Why, for everybody to read.", example = "A casualty was counted twice.")
            @NotNull
            @CodePoints(min = 1, max = 500)
            String why)
            implements MoveBody<TournamentCommand> {
        @Override
        public TournamentCommand command() {
            return new ResultCommand.CorrectJobResult(
                    gameId, new JobResult(job, close, casualties, sessions, codeCrossed), why);
        }
    }
}
