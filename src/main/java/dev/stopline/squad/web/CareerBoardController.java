package dev.stopline.squad.web;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.platform.board.EventsQuery;
import dev.stopline.platform.board.Seen;
import dev.stopline.platform.moves.EventSeen;
import dev.stopline.platform.moves.EventsOut;
import dev.stopline.platform.web.NotFound;
import dev.stopline.squad.rules.SquadDiceProof;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.view.SquadBoards;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What the player sees of a career. */
@RestController
@RequestMapping(SquadMoves.CAREER)
@Tag(name = "Career", description = "What you see of a career, and what you may do in it")
class CareerBoardController {

    private final SquadBoards boards;
    private final EventsOut events;
    private final SquadViewsOut views;
    private final EventHistory history;

    CareerBoardController(SquadBoards boards, EventsOut events, SquadViewsOut views, EventHistory history) {
        this.history = history;
        this.boards = boards;
        this.events = events;
        this.views = views;
    }

    @GetMapping
    @Operation(
            operationId = "readCareer",
            summary = "The career as you see it",
            description = "Never older than your last move. An organizer sees what the player sees.")
    ResponseEntity<SquadView> readCareer(CareerReader reader) {
        var seen = newest(reader);
        return ResponseEntity.ok().eTag(Integer.toString(seen.version())).body(views.of(seen.known()));
    }

    private Seen<SquadState, SquadEvent, SquadBoards.Viewer> newest(CareerReader reader) {
        return boards.newest(reader.careerId(), SquadBoards.Viewer.PLAYER);
    }

    @GetMapping("/dice-proof")
    @Operation(
            operationId = "readCareerDiceProof",
            summary = "All that a stranger needs to recompute the server's dice",
            description = "Of the spans that are over: the making of the detective, each closed job, each run of steps"
                    + " between jobs; of a shared board once it has ended for everybody. There is none where you throw"
                    + " the dice yourself.")
    SquadDiceProof readCareerDiceProof(CareerReader reader) {
        var proof = SquadDiceProof.of(history.of(reader.careerId()).stream()
                .map(past -> (SquadEvent) past.event())
                .toList());
        if (!proof.hasDice()) {
            throw new NotFound("The player throws the dice of this career; there is nothing to prove.");
        }
        return proof;
    }

    /** A page of what the player has seen. */
    @Schema(name = "SquadEventPage", description = "A page of what you have seen.")
    record SquadEventPage(
            @Schema(description = "The career.", example = "squad-7d0c")
            String gameId,

            @Schema(description = "Your newest version: there is more as long as the last event's is lower.")
            int version,

            @Schema(description = "The events, in order.") List<EventSeen> events) {}

    @GetMapping("/events")
    @Operation(
            operationId = "listCareerEvents",
            summary = "What you have seen, in order",
            description = "Ask again with after = the last event's version, until it is the page's version.")
    ResponseEntity<SquadEventPage> listCareerEvents(CareerReader reader, @Valid @ParameterObject EventsQuery query) {
        var seen = query.of(boards, reader.careerId(), SquadBoards.Viewer.PLAYER);
        return ResponseEntity.ok()
                .eTag(Integer.toString(seen.version()))
                .body(new SquadEventPage(reader.careerId(), seen.version(), events.of(seen.events())));
    }
}
