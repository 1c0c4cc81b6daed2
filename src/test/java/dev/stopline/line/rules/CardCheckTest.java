package dev.stopline.line.rules;

import static dev.stopline.line.rules.CardFaults.assertFault;
import static dev.stopline.line.rules.CardFaults.assertSound;
import static dev.stopline.line.rules.SampleCard.card;
import static dev.stopline.line.rules.SampleCard.money;
import static dev.stopline.line.rules.SampleCard.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal.Fault;
import dev.stopline.line.rules.CaseCard.CardEvent;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardCheckTest {

    @ParameterizedTest
    @EnumSource(Mode.class)
    @Rule({"L-SETUP-01", "L-SETUP-02", "L-SETUP-03", "L-SETUP-04", "L-SETUP-06", "L-SETUP-09", "L-SETUP-10"})
    void aSoundCardHasNoFaultInAnyMode(Mode mode) {
        assertThat(CardCheck.faults(card(), mode, Ruleset.STANDARD)).isEmpty();
    }

    @Test
    @Rule("L-SETUP-01")
    void theFileAndTheEventsAreSound() {
        assertFault(with("/title", ""), "L-SETUP-01", "/title");
        assertFault(with("/file", List.of()), "L-SETUP-01", "/file");
        assertFault(with("/file/0/text", " "), "L-SETUP-01", "/file/0/text");
        assertFault(with("/file/0/hire", 4), "L-SETUP-01", "/file/0/hire");
        assertSound(with("/file/0/hire", 3));
        assertFault(with("/events/0/stage", 0), "L-SETUP-01", "/events/0/stage");
        assertFault(with("/events/-", new CardEvent("e3", 1, 2, "Twice.")), "L-SETUP-01", "/events/2");
        assertFault(with("/hires/0/appearanceNotes/0/text", ""), "L-SETUP-01", "/hires/0/appearanceNotes/0/text");
    }

    @Test
    @Rule("L-SETUP-01")
    void aTextHasAtMostAThousandCharacters() {
        assertSound(with("/file/0/text", "😀".repeat(1000)));
        assertFault(with("/file/0/text", "x".repeat(1001)), "L-SETUP-01", "/file/0/text");
    }

    @Test
    @Rule({"L-SETUP-05", "L-SETUP-06", "L-SETUP-07", "L-SETUP-09", "L-SETUP-10"})
    void noTwoPartsShareAnId() {
        assertFault(with("/hires/1/facts/0/factId", "p1"), "L-SETUP-07", "/hires/1/facts/0/factId");
        assertFault(with("/hires/0/humanCosts/0/factId", "f1"), "L-SETUP-05", "/hires/0/humanCosts/0/factId");
        assertFault(with("/hires/2/lines/0/lineId", "l1a"), "L-SETUP-06", "/hires/2/lines/0/lineId");
        assertFault(with("/controls/0/controlId", "p1"), "L-SETUP-09", "/controls/0/controlId");
        assertFault(with("/scriptedMoves/0/moveId", "e1"), "L-SETUP-10", "/scriptedMoves/0/moveId");
        assertFault(with("/companyMoves/0/moveId", "x1"), "L-SETUP-09", "/companyMoves/0/moveId");
        assertFault(with("/hires/0/appearanceNotes/0/noteId", "p1"), "L-SETUP-01", "/hires/0/appearanceNotes/0/noteId");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "-a", "ä"})
    @Rule("L-SETUP-01")
    void anIdIsPlain(String id) {
        assertFault(with("/cardId", id), "L-SETUP-01", "/cardId");
        assertFault(with("/events/0/eventId", id), "L-SETUP-01", "/events/0/eventId");
    }

    @Test
    @Rule({"L-SETUP-01", "L-SETUP-07", "L-SETUP-02", "L-COVER-12"})
    void faultsComeInTheOrderOfTheRules() {
        var card = with("/scriptedMoves/0/covered", false);
        card = with(card, "/coverHolders", List.of());
        card = with(card, "/scriptedMoves/0/band", Band.UNMARKED);
        card = with(card, "/controls/0/text", "");
        card = with(card, "/hires/1/facts/1/availableFromStage", 1);
        card = with(card, "/hires/0/lines/0/topic", "");
        card = with(card, "/hires/1/humanCosts/-", new CaseCard.HumanCost("hc2", "Loss", "the crew"));
        card = with(card, "/hires/2/facts/1/explanation", "");
        card = with(card, "/hires/1/facts/-", money("m2b"));
        card = with(card, "/hires/0/facts/2/type", RecordType.UNMARKED);
        card = with(card, "/title", "");
        assertThat(CardCheck.faults(card, Mode.COMPANY_ONLY, Ruleset.STANDARD).stream()
                        .map(Fault::rule)
                        .distinct())
                .containsExactly(
                        "L-SETUP-01",
                        "L-SETUP-07",
                        "L-SETUP-02",
                        "L-SETUP-03",
                        "L-SETUP-04",
                        "L-SETUP-05",
                        "L-SETUP-06",
                        "L-SETUP-08",
                        "L-SETUP-09",
                        "L-SETUP-10",
                        "L-COVER-05",
                        "L-COVER-12");
    }
}
