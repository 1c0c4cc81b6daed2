package dev.stopline.line.web;

import dev.stopline.line.content.CardSummary;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The library of case cards: for organizers and Incident Masters only, since a card holds every answer. */
@RestController
@RequestMapping("/v1/line/cards")
@Tag(name = "Cards", description = "The library of case cards, for organizers and Incident Masters")
class CardController {

    private final CardShelf cards;

    CardController(CardShelf cards) {
        this.cards = cards;
    }

    /** The cards there are. */
    @Schema(name = "CardList", description = "The cards there are.")
    record CardList(
            @Schema(description = "The shipped cards, then the posted ones.")
            List<CardSummary> cards) {}

    @GetMapping
    @Operation(operationId = "listCards", summary = "The cards of the library")
    CardList listCards(@AuthenticationPrincipal Caller caller) {
        mustBeAllowed(caller);
        return new CardList(cards.summaries());
    }

    @GetMapping("/{cardId}")
    @Operation(operationId = "readCard", summary = "A card, with every answer")
    CaseCard readCard(@AuthenticationPrincipal Caller caller, @PathVariable String cardId) {
        mustBeAllowed(caller);
        return cards.find(cardId).orElseThrow(NotFound::new).card();
    }

    @PostMapping
    @Operation(
            operationId = "postCard",
            summary = "Puts a card into the library",
            description = "The card must be playable in every mode. Each fault is named with its place and its rule.")
    @Refuses(when = Guards.OF_SEAT, value = LineRefusal.CARD_INVALID)
    ResponseEntity<CardSummary> postCard(@AuthenticationPrincipal Caller caller, @RequestBody JsonNode body)
            throws RefusedMove {
        mustBeAllowed(caller);
        var summary = cards.post(body);
        return ResponseEntity.created(URI.create("/v1/line/cards/" + summary.cardId()))
                .body(summary);
    }

    private static void mustBeAllowed(Caller caller) {
        if (!(caller instanceof Caller.Organizer || caller instanceof Caller.IncidentMaster)) {
            throw new AccessDeniedException("for organizers and Incident Masters");
        }
    }
}
