package dev.stopline.debrief.web;

import dev.stopline.debrief.squad.SquadDebrief;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.PlainPage;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The debrief of a job that is over. */
@RestController
@RequestMapping("/v1/debriefs/careers/{careerId}/jobs/{job}")
@Tag(name = "Debrief")
class JobDebriefController {

    private static final String AS = "Whose eyes: player (what you saw then), or truth (what you get without it).";
    private static final String JOB = "The job's number, from 1.";
    private static final String CLOSED =
            " For the person whose career it is. Forbidden until the job is over, with the code"
                    + " JOB_STILL_OPEN."
                    + " On a board that others still play forbidden as well, with the code BOARD_STILL_OPEN.";

    private final CareerReadership readership;
    private final DebriefPage page;

    JobDebriefController(CareerReadership readership, DebriefPage page) {
        this.readership = readership;
        this.page = page;
    }

    @GetMapping
    @Operation(
            operationId = "readJobDebrief",
            summary = "A job that is over, as decisions in order",
            description =
                    "What was decided, with every die, modifier and threshold, what changed by which rule, and what was"
                            + " sealed then." + CLOSED)
    SquadDebrief readJobDebrief(
            @PathVariable String careerId,
            @Parameter(description = JOB) @PathVariable int job,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        return SquadDebrief.ofJob(readership.closed(caller, careerId, job), job, CareerReadership.eyes(as));
    }

    @GetMapping("/frames/{step}")
    @Operation(
            operationId = "readJobDebriefFrame",
            summary = "The desk at any step of a job that is over",
            description = "Step 0 is before the job opened; each decision names the step right after it." + CLOSED)
    CareerDebriefController.Frame readJobDebriefFrame(
            @PathVariable String careerId,
            @Parameter(description = JOB) @PathVariable int job,
            @Parameter(description = "The step, from 0.") @PathVariable int step,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        var eyes = CareerReadership.eyes(as);
        var replay = SquadDebrief.replayOfJob(readership.closed(caller, careerId, job), job, eyes);
        return CareerDebriefController.Frame.of(replay, step, eyes);
    }

    @GetMapping(path = "/page", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readJobDebriefPage",
            summary = "The decision list of a job as a plain page, for reading and printing",
            description = "No script, and nothing loaded from anywhere." + CLOSED)
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readJobDebriefPage(
            @PathVariable String careerId,
            @Parameter(description = JOB) @PathVariable int job,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        return page.of(SquadDebrief.ofJob(readership.closed(caller, careerId, job), job, CareerReadership.eyes(as)));
    }
}
