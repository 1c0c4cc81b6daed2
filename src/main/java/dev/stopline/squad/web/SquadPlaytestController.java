package dev.stopline.squad.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.stopline.platform.playtest.Group;
import dev.stopline.platform.playtest.RulesetWords;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.security.Organizers;
import dev.stopline.squad.rules.JobType;
import dev.stopline.squad.view.JobTally;
import dev.stopline.squad.view.PlayedJob;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What closed jobs show together. */
@RestController
@Tag(name = "Playtest")
class SquadPlaytestController {

    private final JobTally tally;

    SquadPlaytestController(JobTally tally) {
        this.tally = tally;
    }

    /** What all closed jobs show. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "SquadPlaytests", description = "What closed jobs show, by kind of threat and ruleset.")
    record SquadPlaytests(
            @Schema(description = "When the newest job closed that is counted.")
            Instant asOf,

            @Schema(description = "One for each kind of threat and ruleset, by threat and then by ruleset.")
            List<SquadGroup> groups,

            @Schema(description = "Over the groups above that are not withheld; absent without any.") @Nullable
            JobFigures total) {

        static SquadPlaytests of(Instant asOf, List<Group<PlayedJob>> groups) {
            var shown = Group.shown(groups);
            return new SquadPlaytests(
                    asOf, groups.stream().map(SquadGroup::of).toList(), shown.isEmpty() ? null : JobFigures.of(shown));
        }
    }

    /** The jobs of one ruleset and kind of threat. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Schema(name = "SquadPlaytestGroup", description = "The closed jobs of one kind of threat and ruleset.")
    record SquadGroup(
            @Schema(
                    description = "The kind of threat. ACTIVE_KILLER: one person with several victims. CREW_JOB: a gang"
                            + " in the middle of a job. BOMB: a device already placed. MOVE: something on its way."
                            + " SNATCH: somebody taken. HIT: an attack from several sides.",
                    example = "BOMB")
            JobType jobType,

            @Schema(
                    description =
                            "Whether the campaign layer is on, and every value that is not the standard one, in the"
                                    + " order of the keys; standard = none.",
                    example = "campaign=true;dice.mode=SERVER")
            String ruleset,

            @Schema(description = "Whether there are fewer than five jobs, so that nothing is said of them.")
            boolean withheld,

            @Schema(description = "Absent where withheld.") @Nullable
            JobFigures figures) {

        static SquadGroup of(Group<PlayedJob> group) {
            return new SquadGroup(
                    JobType.valueOf(group.scenario()),
                    group.ruleset(),
                    group.isWithheld(),
                    group.isWithheld() ? null : JobFigures.of(group.plays()));
        }
    }

    @GetMapping("/v1/playtests/squad")
    @Operation(
            operationId = "readSquadPlaytests",
            summary = "What the closed jobs of squad show",
            description =
                    "For organizers. Jobs that are not closed do not count; a value that fewer than five jobs stand"
                            + " behind is withheld, and totals leave such jobs out. A job counts a moment after it closes.")
    SquadPlaytests readSquadPlaytests(
            @AuthenticationPrincipal Caller caller,
            @Parameter(description = "Only jobs of this kind of threat.", example = "BOMB")
                    @RequestParam(required = false)
                    @Nullable
                    JobType jobType,
            @Parameter(
                            description = "Only jobs of this ruleset, as a group says it.",
                            example = "campaign=true;dice.mode=SERVER")
                    @RequestParam(required = false)
                    @Size(max = RulesetWords.LONGEST)
                    @Pattern(regexp = RulesetWords.PATTERN)
                    @Nullable
                    String ruleset,
            @Parameter(description = "Wait a moment for the jobs up to this one: an asOf of an earlier answer.")
                    @RequestParam(required = false)
                    @Nullable
                    Instant atLeast) {
        Organizers.only(caller);
        var counted = tally.counted(atLeast);
        var groups = Group.of(counted.plays()).stream()
                .filter(group -> group.is(ruleset, jobType == null ? null : jobType.name()))
                .toList();
        return SquadPlaytests.of(counted.asOf(), groups);
    }
}
