package dev.stopline.line.content;

import dev.stopline.line.rules.Answer;
import dev.stopline.line.rules.Band;
import dev.stopline.line.rules.CaseCard;
import dev.stopline.line.rules.CaseCard.AppearanceNote;
import dev.stopline.line.rules.CaseCard.CardEvent;
import dev.stopline.line.rules.CaseCard.CompanyMove;
import dev.stopline.line.rules.CaseCard.Control;
import dev.stopline.line.rules.CaseCard.CoverHolder;
import dev.stopline.line.rules.CaseCard.Fact;
import dev.stopline.line.rules.CaseCard.FileEntry;
import dev.stopline.line.rules.CaseCard.HireCard;
import dev.stopline.line.rules.CaseCard.HumanCost;
import dev.stopline.line.rules.CaseCard.MeetingLine;
import dev.stopline.line.rules.CaseCard.ScriptedMove;
import dev.stopline.line.rules.CaseCard.TierTag;
import dev.stopline.line.rules.Identity;
import dev.stopline.line.rules.RecordType;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Verb;
import java.util.List;

/** GAP-18: which fields each part of a card has in JSON; {@code line/case-card.schema.json} says the same. */
final class CardForm {

    /** What answers for a part that no set-up rule names. */
    static final String CASE = "L-SETUP-01";

    private CardForm() {}

    static LibraryCard libraryCard(JsonPart part) {
        var trade = part.textOrNothing("trade");
        var difficulty = part.wordOr("difficulty", List.of(Difficulty.values()), Difficulty.STANDARD);
        var card = card(part);
        return new LibraryCard(new CardSummary(card.cardId(), card.title(), trade, difficulty), card);
    }

    private static CaseCard card(JsonPart part) {
        return new CaseCard(
                part.id("cardId"),
                part.text("title"),
                part.parts("file", CASE, CardForm::fileEntry),
                part.parts("hires", CASE, CardForm::hire),
                part.under("L-SETUP-09").partsOrNone("controls", "L-SETUP-09", CardForm::control),
                part.partsOrNone("events", CASE, CardForm::event),
                part.under("L-SETUP-10").partsOrNone("scriptedMoves", "L-SETUP-10", CardForm::scriptedMove),
                part.under("L-SETUP-09").partsOrNone("companyMoves", "L-SETUP-09", CardForm::companyMove),
                part.under("L-COVER-05").partsOrNone("coverHolders", "L-COVER-05", CardForm::coverHolder));
    }

    private static FileEntry fileEntry(JsonPart part) {
        return new FileEntry(
                part.id("entryId"), part.text("text"), part.numberOrZero("hire"), part.textOrNothing("victim"));
    }

    private static HireCard hire(JsonPart part) {
        return new HireCard(
                part.number("number"),
                part.text("name"),
                part.word("identity", List.of(Identity.OPERATOR, Identity.DECOY)),
                part.under("L-SETUP-07").parts("facts", "L-SETUP-07", CardForm::fact),
                part.under("L-SETUP-05").partsOrNone("humanCosts", "L-SETUP-05", CardForm::humanCost),
                part.partsOrNone("appearanceNotes", CASE, CardForm::appearanceNote),
                part.under("L-SETUP-06").parts("lines", "L-SETUP-06", CardForm::line));
    }

    private static Fact fact(JsonPart part) {
        return new Fact(
                part.id("factId"),
                part.wordOr(
                        "type", List.of(RecordType.PROCESS, RecordType.MONEY, RecordType.DEVICE), RecordType.UNMARKED),
                part.text("text"),
                part.under("L-SETUP-08").number("availableFromStage"),
                part.under("L-SETUP-04").textOrNothing("explanation"),
                part.wordOr("revealOnTier", List.of(TierTag.values()), TierTag.NONE));
    }

    private static HumanCost humanCost(JsonPart part) {
        return new HumanCost(part.id("factId"), part.text("text"), part.text("victim"));
    }

    private static AppearanceNote appearanceNote(JsonPart part) {
        return new AppearanceNote(part.id("noteId"), part.text("text"));
    }

    private static MeetingLine line(JsonPart part) {
        return new MeetingLine(
                part.id("lineId"),
                part.text("topic"),
                part.word("answer", List.of(Answer.YES, Answer.NO)),
                part.text("spokenText"));
    }

    private static Control control(JsonPart part) {
        return new Control(
                part.id("controlId"),
                part.text("text"),
                part.words("closableBy", Verb.class),
                part.words("stops", Verb.class),
                part.ids("linkedFacts"),
                part.flag("stopping"),
                part.flag("live"));
    }

    private static CardEvent event(JsonPart part) {
        return new CardEvent(part.id("eventId"), part.number("stage"), part.number("round"), part.text("text"));
    }

    private static ScriptedMove scriptedMove(JsonPart part) {
        return new ScriptedMove(
                part.id("moveId"),
                part.number("stage"),
                part.number("round"),
                part.word("verb", List.of(Verb.values())),
                part.number("hire"),
                part.wordOr("band", List.of(Band.EASY, Band.STANDARD, Band.HARD), Band.UNMARKED),
                part.under("L-COVER-12").flag("covered"),
                part.text("narration"));
    }

    private static CompanyMove companyMove(JsonPart part) {
        return new CompanyMove(
                part.id("moveId"),
                part.number("stage"),
                part.number("round"),
                part.word("verb", List.of(Verb.values())),
                part.numberOrZero("hire"),
                part.textOrNothing("controlId"));
    }

    private static CoverHolder coverHolder(JsonPart part) {
        return new CoverHolder(part.number("stage"), part.word("role", List.of(Role.values())));
    }
}
