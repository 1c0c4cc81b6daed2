package dev.stopline.line.web;

import dev.stopline.line.rules.Glimpse;
import dev.stopline.line.view.LineBoards;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the caller sees of a session. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Board", description = "What your seat sees, and what it may do")
class BoardController {

    private static final int PAGE = 500;

    private final LineBoards boards;
    private final EventsOut events;

    BoardController(LineBoards boards, EventsOut events) {
        this.boards = boards;
        this.events = events;
    }

    @GetMapping
    @Operation(
            operationId = "readBoard",
            summary = "The board as your seat sees it",
            description = "Never older than your last move. An organizer sees what a spectator sees.")
    ResponseEntity<Glimpse> readBoard(Reader reader) {
        var board = boards.newest(reader.sessionId(), reader.viewer()).glimpse();
        return ResponseEntity.ok().eTag(Integer.toString(board.version())).body(board);
    }

    /** A page of what a seat has seen. */
    @Schema(name = "EventPage", description = "A page of what your seat has seen.")
    record EventPage(
            @Schema(description = "The session.") String gameId,

            @Schema(description = "Your newest version: there is more as long as the last event's is lower.")
            int version,

            @Schema(description = "The events, in order.") List<EventSeen> events) {}

    @GetMapping("/events")
    @Operation(
            operationId = "listEvents",
            summary = "What your seat has seen, in order",
            description = "Ask again with after = the last event's version, until it is the page's version.")
    ResponseEntity<EventPage> listEvents(
            Reader reader,
            @Parameter(description = "Only the events after this version.", example = "0")
                    @RequestParam(defaultValue = "0")
                    @Min(0)
                    @Max(1_000_000)
                    int after,
            @Parameter(description = "How many events at most.", example = "100")
                    @RequestParam(defaultValue = "100")
                    @Min(1)
                    @Max(PAGE)
                    int limit) {
        var seen = boards.page(reader.sessionId(), reader.viewer(), after, limit);
        return ResponseEntity.ok()
                .eTag(Integer.toString(seen.version()))
                .body(new EventPage(reader.sessionId(), seen.version(), events.of(seen.events())));
    }
}
