package dev.stopline.line.rules;

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
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A card without a fault in any mode, and that card with one part of it changed. */
final class SampleCard {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static final Fact P1 = fact("p1", RecordType.PROCESS, 1);
    static final Fact D1 = fact("d1", RecordType.DEVICE, 1);
    static final Fact M1 = fact("m1", RecordType.MONEY, 2);
    static final Fact P2 = fact("p2", RecordType.PROCESS, 1);
    static final Fact M2 = fact("m2", RecordType.MONEY, 2);
    static final HumanCost COST = new HumanCost("hc1", "The aid arrived a month late.", "the families of Pier Nine");
    static final Control CALL_BACK = new Control(
            "c1",
            "A call back before the first payment",
            List.of(Verb.REVIEW, Verb.HOLD_PAYMENT),
            List.of(Verb.SWAP_PAYEE),
            List.of("m1", "m2"),
            true,
            false);

    private SampleCard() {}

    static CaseCard card() {
        return new CaseCard(
                "sample",
                "A sample",
                List.of(new FileEntry("f1", "Three people joined in May.", 0, "")),
                List.of(operator(), decoy(2, P2, M2), decoy(3, fact("d3", RecordType.DEVICE, 1), money("m3"))),
                List.of(CALL_BACK),
                List.of(new CardEvent("e1", 1, 1, "A laptop is shipped."), new CardEvent("e2", 1, 2, "It arrives.")),
                List.of(
                        move("x1", 1, 1, true),
                        move("x2", 1, 2, false),
                        move("x3", 2, 1, false),
                        move("x4", 2, 2, true),
                        move("x5", 3, 1, true),
                        move("x6", 3, 2, false)),
                List.of(
                        new CompanyMove("y1", 1, 1, Verb.VERIFY, 2, ""),
                        new CompanyMove("y2", 2, 1, Verb.REVIEW, 0, "c1")),
                List.of(
                        new CoverHolder(1, Role.FACE),
                        new CoverHolder(2, Role.MONEY),
                        new CoverHolder(3, Role.REMOTE)));
    }

    static HireCard operator() {
        return new HireCard(
                1, "Ada", Identity.OPERATOR, List.of(P1, D1, M1), List.of(COST), List.of(note("n1")), lines(1));
    }

    static HireCard decoy(int number, Fact... facts) {
        return new HireCard(
                number, "Bo", Identity.DECOY, List.of(facts), List.of(), List.of(note("n" + number)), lines(number));
    }

    static Fact fact(String factId, RecordType type, int from) {
        return new Fact(factId, type, "The text of " + factId, from, "The reason for it", TierTag.NONE);
    }

    static Fact money(String factId) {
        return fact(factId, RecordType.MONEY, 2);
    }

    static AppearanceNote note(String noteId) {
        return new AppearanceNote(noteId, "Keeps the camera off.");
    }

    static List<MeetingLine> lines(int hire) {
        return List.of(
                line("l" + hire + "a", Answer.YES),
                line("l" + hire + "b", Answer.NO),
                line("l" + hire + "c", Answer.NO));
    }

    static MeetingLine line(String lineId, Answer answer) {
        return new MeetingLine(lineId, "the laptop", answer, "It came to my door.");
    }

    static ScriptedMove move(String moveId, int stage, int round, boolean covered) {
        return new ScriptedMove(moveId, stage, round, Verb.RELAY, 1, Band.STANDARD, covered, "Something stirs.");
    }

    /** The card with the value at this pointer; a pointer that ends in a dash appends to its list. */
    static CaseCard with(CaseCard card, String pointer, Object value) {
        var tree = JSON.valueToTree(card);
        var at = JsonPointer.compile(pointer);
        var place = tree.at(at.head());
        var name = at.last().getMatchingProperty();
        JsonNode set = JSON.valueToTree(value);
        if (place instanceof ArrayNode list) {
            if (name.equals("-")) {
                list.add(set);
            } else {
                list.set(Integer.parseInt(name), set);
            }
        } else {
            ((ObjectNode) place).set(name, set);
        }
        return JSON.treeToValue(tree, CaseCard.class);
    }

    static CaseCard with(String pointer, Object value) {
        return with(card(), pointer, value);
    }

    /** The card without the entry of a list at this pointer. */
    static CaseCard without(String pointer) {
        var tree = JSON.valueToTree(card());
        var at = JsonPointer.compile(pointer);
        ((ArrayNode) tree.at(at.head())).remove(at.last().getMatchingIndex());
        return JSON.treeToValue(tree, CaseCard.class);
    }
}
