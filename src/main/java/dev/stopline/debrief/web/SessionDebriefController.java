package dev.stopline.debrief.web;

import dev.stopline.debrief.Happening;
import dev.stopline.debrief.line.LineDebrief;
import dev.stopline.debrief.line.LineEyes;
import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.NotFound;
import dev.stopline.platform.web.PlainPage;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The debrief of a session: how every decision came about. */
@RestController
@RequestMapping("/v1/debriefs/sessions/{sessionId}")
@Tag(name = "Debrief")
class SessionDebriefController {

    private static final String AS =
            "Whose eyes: a seat's id, im, spectator, or truth (everything, which is what you get without it).";

    private final StoredGames games;
    private final DebriefPage page;

    SessionDebriefController(StoredGames games, DebriefPage page) {
        this.games = games;
        this.page = page;
    }

    /** The board at one step of a game. */
    @Schema(name = "DebriefFrame", description = "The board at one step of a game, as these eyes saw it.")
    record Frame(
            @Schema(
                    description = "With whose eyes you see it: truth (everything), im, spectator, or the id of a seat.",
                    example = "truth")
            String as,

            @Schema(description = "How many events these eyes had seen by then.", example = "12")
            int step,

            @Schema(description = "How many they saw in all.", example = "140")
            int steps,

            @Schema(description = "The board; the truth is laid out as the Incident Master's.")
            Glimpse view) {}

    @GetMapping
    @Operation(
            operationId = "readDebrief",
            summary = "The game as decisions in order",
            description =
                    "Who decided, when, by which rule, the dice, what changed and why, and what lay behind it. Before"
                            + " the debrief is open it is forbidden to everybody but the Incident Master, who reads with as=im. On a board that other tables still play it is forbidden"
                            + " to everybody, with the code BOARD_STILL_OPEN.")
    LineDebrief readDebrief(
            @PathVariable String sessionId,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        var game = games.of(LineEvent.class, sessionId);
        return LineDebrief.of(game, eyes(caller, sessionId, game, as));
    }

    @GetMapping("/frames/{step}")
    @Operation(
            operationId = "readDebriefFrame",
            summary = "The board at any step",
            description = "Step 0 is before the first event; each decision names the step right after it.")
    Frame readDebriefFrame(
            @PathVariable String sessionId,
            @Parameter(description = "The step, from 0.") @PathVariable int step,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        var game = games.of(LineEvent.class, sessionId);
        var eyes = eyes(caller, sessionId, game, as);
        var replay = LineDebrief.replay(game, eyes);
        if (step < 0 || step > replay.steps()) {
            throw new NotFound("This view has the steps 0 to " + replay.steps() + ".");
        }
        return new Frame(eyes.word(), step, replay.steps(), Glimpse.of(replay.state(step), eyes.board()));
    }

    @GetMapping(path = "/page", produces = MediaType.TEXT_HTML_VALUE)
    @Operation(
            operationId = "readDebriefPage",
            summary = "The decision list as a plain page, for reading and printing",
            description = "The same as the debrief itself, for a person: no script, and nothing loaded from anywhere.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readDebriefPage(
            @PathVariable String sessionId,
            @Parameter(description = AS) @RequestParam(required = false) @CodePoints(max = 64) @Nullable String as,
            @AuthenticationPrincipal Caller caller)
            throws RefusedMove {
        var game = games.of(LineEvent.class, sessionId);
        return page.of(LineDebrief.of(game, eyes(caller, sessionId, game, as)));
    }

    private static LineEyes eyes(Caller caller, String sessionId, List<Happening<LineEvent>> game, @Nullable String as)
            throws RefusedMove {
        var whole = LineDebrief.replay(game, new LineEyes.Truth()).last();
        return SessionReadership.eyes(caller, sessionId, whole, as);
    }
}
