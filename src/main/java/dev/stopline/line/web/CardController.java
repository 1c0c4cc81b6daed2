package dev.stopline.line.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.stopline.line.content.CardLibrary;
import dev.stopline.line.content.CardSummary;
import dev.stopline.line.content.Difficulty;
import dev.stopline.line.content.LibraryCard;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.view.LineBoards;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The library of case cards: for organizers and Incident Masters only, since a card holds every answer. */
@RestController
@Tag(name = "Cards", description = "The library of case cards, for organizers and Incident Masters")
class CardController {

    private static final String CARDS = "/v1/line/cards";

    private final CardShelf cards;
    private final CardLibrary library;
    private final LineBoards boards;

    CardController(CardShelf cards, CardLibrary library, LineBoards boards) {
        this.cards = cards;
        this.library = library;
        this.boards = boards;
    }

    /** The cards there are. */
    @Schema(name = "CardList", description = "The cards there are.")
    record CardList(
            @Schema(description = "The shipped cards, then the posted ones.")
            List<CardSummary> cards) {}

    /** A card of the library as its author posted it: what is read here can be edited and posted. */
    @Schema(name = "CardInLibrary", description = "A card of the library: what is read can be edited and posted.")
    record CardInLibrary(
            @JsonUnwrapped CaseCard card,

            @Schema(description = "The line of business that it plays in; empty if its author gave none.")
            String trade,

            @Schema(description = "How hard its author thinks it is; STANDARD if the author did not say.")
            Difficulty difficulty) {

        static CardInLibrary of(LibraryCard card) {
            return new CardInLibrary(
                    card.card(), card.summary().trade(), card.summary().difficulty());
        }
    }

    @GetMapping(CARDS)
    @Operation(
            operationId = "listCards",
            summary = "The cards of the library",
            description = "For organizers and Incident Masters. The list tells nothing of a card's answer.")
    CardList listCards(@AuthenticationPrincipal Caller caller) {
        mustBeAllowed(caller);
        return new CardList(cards.summaries());
    }

    @GetMapping(CARDS + "/{cardId}")
    @Operation(
            operationId = "readCard",
            summary = "A card, with every answer",
            description =
                    "For organizers and Incident Masters. The Incident Master of an event's table reads the card of"
                            + " that table alone.")
    CardInLibrary readCard(
            @AuthenticationPrincipal Caller caller,
            @Parameter(description = "The card's id.", example = "clinic-letterbox") @PathVariable @Size(max = 64)
                    String cardId) {
        mustBeAllowed(caller);
        mustBeTheirs(caller, cardId);
        return CardInLibrary.of(cards.find(cardId).orElseThrow(NotFound::new));
    }

    @PostMapping(CARDS)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            operationId = "postCard",
            summary = "Puts a card into the library",
            description = "The card must be playable in every mode. Each fault is named with its place and its rule.")
    @Refuses(when = Guards.OF_SEAT, value = LineRefusal.CARD_INVALID)
    ResponseEntity<CardSummary> postCard(
            @AuthenticationPrincipal Caller caller,
            @RequestBody
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            required = true,
                            content = @Content(schema = @Schema(ref = CardContract.NAME)))
                    JsonNode body)
            throws RefusedMove {
        mustBeAllowed(caller);
        var summary = cards.post(body);
        return ResponseEntity.created(URI.create(CARDS + "/" + summary.cardId()))
                .body(summary);
    }

    @GetMapping(path = "/v1/line/card-schema", produces = "application/schema+json")
    @Operation(
            operationId = "readCardSchema",
            summary = "The form of a card as a JSON schema",
            description = "Draft 2020-12. Which card may be played, the set-up rules say.")
    @ApiResponse(
            responseCode = "200",
            description = "The schema.",
            content = @Content(mediaType = "application/schema+json", schema = @Schema(type = "object")))
    String readCardSchema() {
        return library.schema();
    }

    /** T-CLO-03: whoever moderates one board of an event may play on another. */
    private void mustBeTheirs(Caller caller, String cardId) {
        if (caller instanceof Caller.IncidentMaster(var sessionId)) {
            var setup = boards.newest(sessionId, Viewer.IM).known().setup();
            if (setup.board().shared() && !setup.cardId().equals(cardId)) {
                throw new AccessDeniedException("for the Incident Master of a table with this card");
            }
        }
    }

    private static void mustBeAllowed(Caller caller) {
        if (!(caller instanceof Caller.Organizer || caller instanceof Caller.IncidentMaster)) {
            throw new AccessDeniedException("for organizers and Incident Masters");
        }
    }
}
