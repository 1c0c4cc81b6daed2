package dev.stopline.line.web;

import dev.stopline.dice.DiceProof;
import dev.stopline.line.rules.LineDiceProof;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.OpenMove;
import dev.stopline.line.rules.OpenMoves;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.EventsQuery;
import dev.stopline.platform.moves.EventSeen;
import dev.stopline.platform.moves.EventsOut;
import dev.stopline.platform.moves.MoveAddresses;
import dev.stopline.platform.web.NotFound;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the caller sees of a session. */
@RestController
@RequestMapping(LineMoves.SESSION)
@Tag(name = "Board", description = "What your seat sees, and what it may do")
class BoardController {

    private final LineBoards boards;
    private final EventsOut events;
    private final ViewsOut views;
    private final MoveAddresses addresses;
    private final EventHistory history;

    BoardController(
            LineBoards boards, EventsOut events, ViewsOut views, MoveAddresses addresses, EventHistory history) {
        this.boards = boards;
        this.events = events;
        this.views = views;
        this.addresses = addresses;
        this.history = history;
    }

    @GetMapping
    @Operation(
            operationId = "readBoard",
            summary = "The board as your seat sees it",
            description = "Never older than your last move. An organizer sees what a spectator sees.")
    ResponseEntity<LineView> readBoard(Reader reader) {
        var seen = boards.newest(reader.sessionId(), reader.viewer());
        return ResponseEntity.ok().eTag(Integer.toString(seen.version())).body(views.of(seen));
    }

    @GetMapping("/moves")
    @Operation(
            operationId = "listMoves",
            summary = "The moves of your seat that would be accepted now",
            description = "By what your seat knows, so that the list tells nothing hidden. A listed move may still meet"
                    + " GATE_NOT_MET or ACCOUNT_HELD, which are themselves the news.")
    ResponseEntity<MoveList> listMoves(
            Reader reader,
            @Parameter(description = "Whether to list also what would be refused, and why.")
                    @RequestParam(defaultValue = "false")
                    boolean explain) {
        var seen = boards.newest(reader.sessionId(), reader.viewer());
        var open = OpenMoves.of(seen.known(), reader.viewer(), explain);
        var groups = open.groups().stream()
                .map(group -> new MoveList.MoveGroup(
                        group.about(),
                        group.moves().stream()
                                .map(move -> listed(move, reader.sessionId()))
                                .toList()))
                .toList();
        return ResponseEntity.ok()
                .eTag(seen.version() + (explain ? "-explained" : ""))
                .body(new MoveList(reader.sessionId(), seen.version(), groups, open.refused()));
    }

    private MoveList.ListedMove listed(OpenMove move, String sessionId) {
        return new MoveList.ListedMove(
                move.operationId(),
                "POST",
                addresses.of(move.operationId(), sessionId),
                move.seat(),
                move.suggested(),
                move.fields(),
                move.dice(),
                move.costs());
    }

    @GetMapping("/dice-proof")
    @Operation(
            operationId = "readDiceProof",
            summary = "All that a stranger needs to recompute the server's dice",
            description =
                    "Once the debrief is open; forbidden before. There is none where the table throws its own dice.")
    DiceProof readDiceProof(Reader reader) {
        var known = boards.newest(reader.sessionId(), reader.viewer()).known();
        if (known.setup().commitment().isEmpty()) {
            throw new NotFound("The table throws its own dice in this session; there is nothing to prove.");
        }
        if (known.outcome().seed().isEmpty()) {
            throw new AccessDeniedException("the seed is not revealed yet");
        }
        return LineDiceProof.of(history.of(reader.sessionId()).stream()
                .map(past -> (LineEvent) past.event())
                .toList());
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
    ResponseEntity<EventPage> listEvents(Reader reader, @Valid @ParameterObject EventsQuery query) {
        var seen = query.of(boards, reader.sessionId(), reader.viewer());
        return ResponseEntity.ok()
                .eTag(Integer.toString(seen.version()))
                .body(new EventPage(reader.sessionId(), seen.version(), events.of(seen.events())));
    }
}
