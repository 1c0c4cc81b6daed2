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

/** The case that most tests play: hire 1 is the operator, hires 2 and 3 are decoys. Sound in every mode. */
public final class FixtureCard {

    private FixtureCard() {}

    /** The card. */
    public static CaseCard card() {
        return new CaseCard(
                "fixture",
                "Three new starters",
                List.of(new FileEntry("f1", "In May the firm took on three people who work from home.", 0, "")),
                List.of(backendEngineer(), devOpsEngineer(), contractDeveloper()),
                controls(),
                events(),
                moves(),
                List.of(
                        new CompanyMove("y11", 1, 1, Verb.VERIFY, 2, ""),
                        new CompanyMove("y21", 2, 1, Verb.REVIEW, 0, "k1")),
                List.of(
                        new CoverHolder(1, Role.FACE),
                        new CoverHolder(2, Role.MONEY),
                        new CoverHolder(3, Role.REMOTE)));
    }

    private static HireCard backendEngineer() {
        return new HireCard(
                1,
                "Backend engineer",
                Identity.OPERATOR,
                List.of(
                        fact(
                                "p1",
                                RecordType.PROCESS,
                                "The ID check was closed against a scan of a copy.",
                                "The office was shut."),
                        fact(
                                "d1",
                                RecordType.DEVICE,
                                "A remote tool nobody approved runs on the laptop.",
                                "It helps an old screen."),
                        fact(
                                "m1",
                                RecordType.MONEY,
                                "The payee changed after the first payroll.",
                                "A bank was changed."),
                        fact(
                                "m1b",
                                RecordType.MONEY,
                                "Wages leave the account within the hour.",
                                "Rent is due that day.")),
                List.of(new HumanCost("hc1", "The clinic's pay run was emptied.", "the nurses of the Harbour clinic")),
                List.of(new AppearanceNote("a1", "Looked nervous on every call.")),
                List.of(
                        line("l1a", "the laptop", Answer.YES, "Yes, it was sent to my cousin's flat."),
                        line("l1b", "the ID check", Answer.NO, "No, I showed everything they asked for."),
                        line("l1c", "the bank account", Answer.NO, "No, that account is mine.")));
    }

    private static HireCard devOpsEngineer() {
        return new HireCard(
                2,
                "DevOps engineer",
                Identity.DECOY,
                List.of(
                        fact(
                                "p2",
                                RecordType.PROCESS,
                                "The ship-to address changed after the offer.",
                                "The move came early."),
                        fact("m2", RecordType.MONEY, "The payee carries another person's name.", "A married name.")),
                List.of(),
                List.of(new AppearanceNote("a2", "Keeps the camera off.")),
                List.of(
                        line("l2a", "the address", Answer.YES, "Yes, I moved in the week of the offer."),
                        line("l2b", "the ID check", Answer.NO, "No, nobody asked me twice."),
                        line("l2c", "the bank account", Answer.YES, "Yes, it is in my family's name.")));
    }

    private static HireCard contractDeveloper() {
        return new HireCard(
                3,
                "Contract developer",
                Identity.DECOY,
                List.of(
                        fact("p3", RecordType.PROCESS, "One reference could not be reached.", "That firm has closed."),
                        fact(
                                "m3",
                                RecordType.MONEY,
                                "The bank form came in two weeks late.",
                                "It was lost in the post.")),
                List.of(),
                List.of(new AppearanceNote("a3", "Does not match the photo.")),
                List.of(
                        line("l3a", "the reference", Answer.NO, "No, they closed down last year."),
                        line("l3b", "the bank form", Answer.YES, "Yes, it was late, and I am sorry."),
                        line("l3c", "the laptop", Answer.NO, "No, only I use it.")));
    }

    private static List<Control> controls() {
        return List.of(
                new Control(
                        "k1",
                        "A call back to a known number before the first payment",
                        List.of(Verb.REVIEW, Verb.HOLD_PAYMENT),
                        List.of(Verb.SWAP_PAYEE, Verb.ROUTE_WAGE),
                        List.of("m1", "m2", "m3"),
                        true,
                        false),
                new Control(
                        "k2",
                        "A list of approved devices that blocks any other tool",
                        List.of(Verb.SCOPE, Verb.ISOLATE),
                        List.of(Verb.USE_KEY, Verb.RELAY, Verb.HOP, Verb.SWAP_PAYEE),
                        List.of("d1"),
                        true,
                        false));
    }

    private static List<CardEvent> events() {
        return List.of(
                new CardEvent("e11", 1, 1, "Three laptops go out by courier."),
                new CardEvent("e12", 1, 2, "A remote tool turns up on the network."),
                new CardEvent("e21", 2, 1, "Payroll runs for the first time."),
                new CardEvent("e22", 2, 2, "A bank-change form arrives for hire 2."),
                new CardEvent("e31", 3, 1, "A supplier asks why it was paid twice."));
    }

    private static List<ScriptedMove> moves() {
        return List.of(
                move("x11", 1, 1, Verb.FORGE_DOC, Band.HARD, true),
                move("x12", 1, 2, Verb.RELAY, Band.STANDARD, false),
                move("x21", 2, 1, Verb.SWAP_PAYEE, Band.STANDARD, false),
                move("x22", 2, 2, Verb.USE_KEY, Band.HARD, true),
                move("x31", 3, 1, Verb.CASH_OUT, Band.STANDARD, true),
                move("x32", 3, 2, Verb.RELAY, Band.EASY, false));
    }

    private static ScriptedMove move(String moveId, int stage, int round, Verb verb, Band band, boolean covered) {
        return new ScriptedMove(moveId, stage, round, verb, 1, band, covered, "Late in the day something moves.");
    }

    private static Fact fact(String factId, RecordType type, String text, String explanation) {
        return new Fact(factId, type, text, type == RecordType.MONEY ? 2 : 1, explanation, TierTag.NONE);
    }

    private static MeetingLine line(String lineId, String topic, Answer answer, String spoken) {
        return new MeetingLine(lineId, topic, answer, spoken);
    }
}
