package dev.stopline.squad.web;

import dev.stopline.platform.playtest.Amount;
import dev.stopline.platform.playtest.Kinds;
import dev.stopline.platform.playtest.Middle;
import dev.stopline.platform.playtest.Options;
import dev.stopline.platform.playtest.Share;
import dev.stopline.squad.rules.CloseType;
import dev.stopline.squad.view.PlayedJob;
import dev.stopline.squad.view.WentIn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.EnumSet;
import java.util.List;

/** What some closed jobs showed together. */
@Schema(name = "PlaytestOfJobs", description = "What at least five closed jobs showed together.")
record JobFigures(
        @Schema(description = "How many jobs.", example = "12")
        int jobs,

        @Schema(description = "How they closed.") List<Kinds> closes,

        @Schema(description = "How they came to the Interdict: declared, forced by the clock, or not at all.")
        List<Kinds> interdicts,

        @Schema(description = "Casualties of a job, all closed jobs of the group taken together.")
        Amount casualties,

        @Schema(description = "Sessions used in a job.") Amount sessions,

        @Schema(description = "In how many the Code was crossed.")
        Share codeCrossed,

        @Schema(
                description =
                        "Minutes from the opening of a job to its close, without pauses of more than an hour between"
                                + " two moves.")
        Middle minutes,

        @Schema(
                description =
                        "Seconds from the move before to a choice, of each job its own median; after a pause of more"
                                + " than an hour a choice has no time.")
        Middle secondsADecision,

        @Schema(
                description =
                        "The options of a job that were chosen in none of them: the operation of a move, with a value"
                                + " behind a dot where the value is the choice. Some are open only to a detective with the means.",
                example = "[\"openSession.LAY_LOW\", \"takeAction.STAKE\"]")
        List<String> neverChosen) {

    /** The figures of these jobs. */
    static JobFigures of(List<PlayedJob> jobs) {
        return new JobFigures(
                jobs.size(),
                Kinds.of(
                        EnumSet.range(CloseType.CLEAN_STOP, CloseType.FAILED_HOSTILE),
                        jobs.stream().map(PlayedJob::close).toList()),
                Kinds.of(
                        EnumSet.allOf(WentIn.class),
                        jobs.stream().map(PlayedJob::wentIn).toList()),
                Amount.of(jobs.stream().map(PlayedJob::casualties).toList()),
                Amount.of(jobs.stream().map(PlayedJob::sessions).toList()),
                Share.of(jobs.stream().map(PlayedJob::codeCrossed).toList()),
                Middle.minutes(jobs),
                Middle.secondsADecision(jobs),
                Options.neverChosen(jobs));
    }
}
