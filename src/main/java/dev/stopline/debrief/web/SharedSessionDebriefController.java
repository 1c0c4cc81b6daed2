package dev.stopline.debrief.web;

import dev.stopline.access.JoinCodes;
import dev.stopline.debrief.line.LineDebrief;
import dev.stopline.debrief.line.LineEyes;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.NotFound;
import dev.stopline.platform.web.PlainPage;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.security.SecurityRequirements;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The debrief of a session for whoever holds a facilitator's link. */
@RestController
@Tag(name = "Debrief")
class SharedSessionDebriefController {

    private final JoinCodes codes;
    private final StoredGames games;
    private final DebriefPage page;

    SharedSessionDebriefController(JoinCodes codes, StoredGames games, DebriefPage page) {
        this.codes = codes;
        this.games = games;
        this.page = page;
    }

    @GetMapping(path = "/v1/debriefs/shared/{code}", produces = MediaType.TEXT_HTML_VALUE)
    @SecurityRequirements
    @Operation(
            operationId = "readSharedDebriefPage",
            summary = "The decision list as a plain page, by a facilitator's link",
            description =
                    "The link holds a facilitator's code and needs no token. It reads and changes nothing, works for"
                            + " many, and ends when a fresh code is issued. Forbidden until the debrief is open.")
    @ApiResponse(
            responseCode = "200",
            description = "The page.",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_HTML_VALUE,
                            schema = @Schema(type = "string", maxLength = PlainPage.LONGEST, pattern = PlainPage.TEXT)))
    ResponseEntity<String> readSharedDebriefPage(
            @Parameter(description = "The facilitator's code.", example = "7Q4M-KX0T-92BD") @PathVariable String code,
            @Parameter(description = "Whose eyes: a seat's id, im, spectator, or truth.")
                    @RequestParam(required = false)
                    @CodePoints(max = 64)
                    @Nullable
                    String as)
            throws RefusedMove {
        var sessionId = codes.facilitatedGame(code).orElseThrow(NotFound::new);
        var game = games.of(LineEvent.class, sessionId);
        var whole = LineDebrief.replay(game, new LineEyes.Truth()).last();
        return page.of(LineDebrief.of(game, SessionReadership.byLink(whole, as)));
    }
}
