package dev.stopline.debrief.web;

import dev.stopline.debrief.Replay;
import dev.stopline.debrief.squad.SquadDebrief;
import dev.stopline.debrief.squad.SquadEyes;
import dev.stopline.debrief.squad.SquadEyes.Knowledge;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.NotFound;
import dev.stopline.platform.web.PlainPage;
import dev.stopline.squad.rules.Glimpse;
import dev.stopline.squad.rules.SquadEvent;
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

/** The debrief of a career and of each of its jobs that is over. */
@RestController
@RequestMapping("/v1/debriefs/careers/{careerId}")
@Tag(name = "Debrief")
class CareerDebriefController {

    private static final String AS = "Whose eyes: player (what you saw then), or truth (what you get without it).";
    private static final String CLOSED =
            " For the person whose career it is. Forbidden until a job is over, with the code JOB_STILL_OPEN; of a job that"
                    + " is open there is nothing. On a board that others still play forbidden as well, with the code BOARD_STILL_OPEN.";

    private final CareerReadership readership;
    private final DebriefPage page;

    CareerDebriefController(CareerReadership readership, DebriefPage page) {
        this.readership = readership;
        this.page = page;
    }

    /** The desk at one step. */
    @Schema(name = "CareerDebriefFrame", description = "The desk of a career at one step, as these eyes saw it.")
    record Frame(
            @Schema(
                    description =
                            "With whose eyes you see it: truth (everything) or player (what the player saw then).",
                    example = "truth")
            String as,

            @Schema(description = "How many events these eyes had seen by then.", example = "12")
            int step,

            @Schema(description = "How many they saw in all.", example = "140")
            int steps,

            @Schema(description = "The desk.") Glimpse view) {

        static Frame of(Replay<Knowledge, SquadEvent> replay, int step, SquadEyes eyes) {
            if (step < 0 || step > replay.steps()) {
                throw new NotFound("This view has the steps 0 to " + replay.steps() + ".");
            }
            return new Frame(eyes.word(), step, replay.steps(), SquadDebrief.view(replay, step, eyes));
        }
    }

    @GetMapping
    @Operation(
            operationId = "readCareerDebrief",
            summary = "All jobs of a career that are over, as decisions in order",
            description =
                    "What was decided, with every die, modifier and threshold, what changed by which rule, and what was"
                            + " sealed then." + CLOSED)
    SquadDebrief readCareerDebrief(
            @PathVariable String careerId,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        return SquadDebrief.ofCareer(readership.closed(caller, careerId), CareerReadership.eyes(as));
    }

    @GetMapping("/frames/{step}")
    @Operation(
            operationId = "readCareerDebriefFrame",
            summary = "The desk at any step of the jobs that are over",
            description = "Step 0 is before the first event; each decision names the step right after it." + CLOSED)
    Frame readCareerDebriefFrame(
            @PathVariable String careerId,
            @Parameter(description = "The step, from 0.") @PathVariable int step,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        var eyes = CareerReadership.eyes(as);
        return Frame.of(SquadDebrief.replayOfCareer(readership.closed(caller, careerId), eyes), step, eyes);
    }

    @GetMapping(path = "/page", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readCareerDebriefPage",
            summary = "The decision list of a career as a plain page, for reading and printing",
            description = "No script, and nothing loaded from anywhere." + CLOSED)
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readCareerDebriefPage(
            @PathVariable String careerId,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        return page.of(SquadDebrief.ofCareer(readership.closed(caller, careerId), CareerReadership.eyes(as)));
    }
}
