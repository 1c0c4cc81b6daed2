package dev.stopline.tournament.web;

import dev.stopline.platform.moves.MoveBody;
import dev.stopline.tournament.rules.ChairScore;
import dev.stopline.tournament.rules.JobScore;
import dev.stopline.tournament.rules.Scoring;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.TournamentCommand;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;

/** The body of {@code chooseScoring}. */
@Schema(name = "ChooseScoring", description = "What results bring: every value, each from -100 to 100.")
record ScoringForm(
        @Schema(description = "A session of line, for whoever sat in the Company's chair.") @NotNull @Valid
        ChairScoreForm company,

        @Schema(description = "A session of line, for whoever sat in the Comrades' chair.") @NotNull @Valid
        ChairScoreForm comrades,

        @Schema(description = "A job of squad; an arc brings the sum of its jobs.") @NotNull @Valid
        JobScoreForm job)
        implements MoveBody<TournamentCommand> {

    private static final String LEAST = "-100";
    private static final String MOST = "100";

    @Override
    public TournamentCommand command() {
        return new SetupCommand.ChooseScoring(new Scoring(company.score(), comrades.score(), job.score()));
    }

    /** What a session brings to a chair. */
    @Schema(name = "ChairScoreForm", description = "What a session of line brings to a chair.")
    record ChairScoreForm(
            @Schema(description = "The ending Contained.", example = "12", minimum = LEAST, maximum = MOST) @NotNull
            Integer contained,

            @Schema(description = "The ending Costly.", example = "8", minimum = LEAST, maximum = MOST) @NotNull
            Integer costly,

            @Schema(description = "The ending Paid out.", example = "0", minimum = LEAST, maximum = MOST) @NotNull
            Integer paidOut,

            @Schema(description = "The ending Still inside.", example = "2", minimum = LEAST, maximum = MOST) @NotNull
            Integer stillInside,

            @Schema(
                    description = "Each point of Payoff that the track showed.",
                    example = "-1",
                    minimum = LEAST,
                    maximum = MOST)
            @NotNull
            Integer payoff,

            @Schema(
                    description = "Each point of Exposure that the track showed.",
                    example = "-1",
                    minimum = LEAST,
                    maximum = MOST)
            @NotNull
            Integer exposure,

            @Schema(
                    description = "If the process held, that is, if nobody was removed wrongly, on looks alone or"
                            + " without a named reason.",
                    example = "6",
                    minimum = LEAST,
                    maximum = MOST)
            @NotNull
            Integer processHeld) {

        private ChairScore score() {
            return new ChairScore(contained, costly, paidOut, stillInside, payoff, exposure, processHeld);
        }
    }

    /** What a job brings. */
    @Schema(name = "JobScoreForm", description = "What a job of squad brings.")
    record JobScoreForm(
            @Schema(description = "A clean stop.", example = "12", minimum = LEAST, maximum = MOST) @NotNull
            Integer cleanStop,

            @Schema(description = "A stop.", example = "9", minimum = LEAST, maximum = MOST) @NotNull
            Integer stop,

            @Schema(description = "A partial stop.", example = "6", minimum = LEAST, maximum = MOST) @NotNull
            Integer partialStop,

            @Schema(description = "A failed intercept.", example = "2", minimum = LEAST, maximum = MOST) @NotNull
            Integer failedIntercept,

            @Schema(
                    description = "For the close FAILED_HOSTILE, in which the threat was not stopped and the other side"
                            + " strikes back.",
                    example = "0",
                    minimum = LEAST,
                    maximum = MOST)
            @NotNull
            Integer failedHostile,

            @Schema(description = "Each casualty.", example = "-2", minimum = LEAST, maximum = MOST) @NotNull
            Integer casualty,

            @Schema(description = "Each session used.", example = "-1", minimum = LEAST, maximum = MOST) @NotNull
            Integer session,

            @Schema(description = "If the Code was crossed.", example = "-3", minimum = LEAST, maximum = MOST) @NotNull
            Integer codeCrossed) {

        private JobScore score() {
            return new JobScore(
                    cleanStop, stop, partialStop, failedIntercept, failedHostile, casualty, session, codeCrossed);
        }
    }
}
