package dev.stopline.line.web;

import dev.stopline.decide.Refusal;
import dev.stopline.line.content.CardLibrary;
import dev.stopline.line.content.CardReading;
import dev.stopline.line.content.CardSummary;
import dev.stopline.line.content.LibraryCard;
import dev.stopline.line.rules.CardCheck;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Ruleset;
import dev.stopline.line.view.PostedCard;
import dev.stopline.line.view.PostedCards;
import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.platform.web.CodePoints;
import dev.stopline.platform.web.Fault;
import dev.stopline.platform.web.InvalidRequest;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/** Every case card there is: those that ship, and those that were posted. */
@Service
class CardShelf {

    private final CardLibrary library;
    private final PostedCards posted;

    CardShelf(CardLibrary library, PostedCards posted) {
        this.library = library;
        this.posted = posted;
    }

    /** Which card a session is to load. */
    @Schema(
            name = "LoadCaseCard",
            description =
                    "Which card to load: one of the library, or one that is sent along. Both left out: the one that"
                            + " the session was opened for.")
    record CardToLoad(
            @Schema(description = "A card of the library.", example = "clinic-letterbox")
            @CodePoints(max = 64)
            @Nullable
            String cardId,

            @Schema(description = "A card of its own.") @Nullable
            JsonNode card) {}

    /** The shipped cards, then the posted ones by id. */
    List<CardSummary> summaries() {
        return Stream.concat(
                        library.cards().stream(),
                        posted.findAllByOrderByCardId().stream().map(this::stored))
                .map(LibraryCard::summary)
                .toList();
    }

    /** The card of this id, if there is one. */
    Optional<LibraryCard> find(String cardId) {
        return library.card(cardId).or(() -> posted.findById(cardId).map(this::stored));
    }

    /** The card that a session is to load. */
    CaseCard toLoad(CardToLoad asked, String chosen) throws RefusedMove {
        if (asked.card() != null && asked.cardId() != null) {
            throw new InvalidRequest(List.of(
                    Fault.inBody("/cardId", "give a card or an id, not both"),
                    Fault.inBody("/card", "give a card or an id, not both")));
        }
        if (asked.card() != null) {
            return read(asked.card()).card();
        }
        var cardId = asked.cardId() == null ? chosen : asked.cardId();
        return find(cardId)
                .orElseThrow(() -> new InvalidRequest(List.of(Fault.inBody("/cardId", "no card has this id"))))
                .card();
    }

    /** The same refusal of a card that came inside a {@link CardToLoad}: its faults are places in that body. */
    static RefusedMove inBody(RefusedMove refused) {
        var refusal = refused.refusal();
        var faults = refusal.faults().stream()
                .map(fault -> new Refusal.Fault("/card" + fault.pointer(), fault.rule(), fault.message()))
                .toList();
        return new RefusedMove(new Refusal(refusal.code(), faults));
    }

    /**
     * Puts a card on the shelf.
     *
     * @throws RefusedMove with every fault of the card, if it could not be played in every mode
     */
    @Transactional
    CardSummary post(JsonNode json) throws RefusedMove {
        var read = read(json);
        var faults = CardCheck.faults(read.card(), Mode.COMPANY_ONLY, Ruleset.STANDARD);
        if (!faults.isEmpty()) {
            throw invalid(faults);
        }
        var cardId = read.summary().cardId();
        if (find(cardId).isPresent()) {
            throw taken();
        }
        try {
            posted.saveAndFlush(new PostedCard(cardId, json.toString()));
        } catch (DataIntegrityViolationException postedMeanwhile) {
            throw taken();
        }
        return read.summary();
    }

    private static InvalidRequest taken() {
        return new InvalidRequest(List.of(Fault.inBody("/cardId", "another card has this id")));
    }

    private LibraryCard read(JsonNode json) throws RefusedMove {
        UnfitTexts.mustBeNone(json);
        return switch (library.read(json)) {
            case CardReading.Readable(var card) -> card;
            case CardReading.Unreadable(var faults) -> throw invalid(faults);
        };
    }

    private static RefusedMove invalid(List<Refusal.Fault> faults) {
        return new RefusedMove(new Refusal(LineRefusal.CARD_INVALID, faults));
    }

    private LibraryCard stored(PostedCard row) {
        return switch (library.read(row.body())) {
            case CardReading.Readable(var card) -> card;
            case CardReading.Unreadable(var faults) ->
                throw new IllegalStateException("the stored card " + row.cardId() + " cannot be read: " + faults);
        };
    }
}
