package dev.stopline.line.rules;

import static dev.stopline.line.rules.CardFaults.assertFault;
import static dev.stopline.line.rules.CardFaults.assertSound;
import static dev.stopline.line.rules.SampleCard.card;
import static dev.stopline.line.rules.SampleCard.fact;
import static dev.stopline.line.rules.SampleCard.line;
import static dev.stopline.line.rules.SampleCard.money;
import static dev.stopline.line.rules.SampleCard.with;
import static dev.stopline.line.rules.SampleCard.without;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HireCardCheckTest {

    @Test
    @Rule("L-SETUP-01")
    void aCaseHasThreeHires() {
        assertFault(without("/hires/2"), "L-SETUP-01", "/hires");
        assertFault(
                with("/hires/-", SampleCard.decoy(4, fact("p4", RecordType.PROCESS, 1), money("m4"))),
                "L-SETUP-01",
                "/hires");
    }

    @Test
    @Rule("L-SETUP-01")
    void exactlyOneHireIsTheOperator() {
        assertFault(with("/hires/0/identity", Identity.DECOY), "L-SETUP-01", "/hires");
        assertFault(with("/hires/1/identity", Identity.OPERATOR), "L-SETUP-01", "/hires");
        assertFault(with("/hires/1/identity", Identity.SEALED), "L-SETUP-01", "/hires/1/identity");
    }

    @Test
    @Rule("L-SETUP-01")
    void hiresAreNumberedInOrder() {
        assertFault(with("/hires/2/number", 2), "L-SETUP-01", "/hires/2/number");
    }

    @Test
    @Rule("L-SETUP-07")
    void everyFactPrintsItsRecordType() {
        assertFault(with("/hires/1/facts/0/type", RecordType.UNMARKED), "L-SETUP-07", "/hires/1/facts/0/type");
    }

    @Test
    @Rule({"L-SETUP-02", "L-FACT-02"})
    void theOperatorHasAnAnomalyOfEachGateType() {
        assertFault(with("/hires/0/facts/2/type", RecordType.PROCESS), "L-SETUP-02", "/hires/0/facts");
        // A device record counts as process, so either of the two may go.
        assertSound(without("/hires/0/facts/0"));
        assertSound(without("/hires/0/facts/1"));
    }

    @Test
    @Rule({"L-SETUP-03", "L-FACT-02"})
    void aDecoyHasOneOddityOfEachGateType() {
        assertFault(with("/hires/1/facts/-", money("m2b")), "L-SETUP-03", "/hires/1/facts");
        assertFault(with("/hires/1/facts/0", money("m2b")), "L-SETUP-03", "/hires/1/facts");
        assertFault(with("/hires/1/facts/1/type", RecordType.DEVICE), "L-SETUP-03", "/hires/1/facts");
        assertSound(with("/hires/1/facts/0/type", RecordType.DEVICE));
    }

    @Test
    @Rule({"L-SETUP-02", "L-SETUP-03"})
    void theGateTypesAreThoseOfTheSession() {
        var deviceApart = Ruleset.STANDARD.with(RulesetKey.DEVICE_COUNTS_AS, "DEVICE");
        assertFault(card(), Mode.BOTH_CHAIRS, deviceApart, "L-SETUP-03", "/hires/2/facts");
        var processOnly = Ruleset.STANDARD.with(RulesetKey.GATE_TYPES, "PROCESS");
        var noMoney = with("/hires/0/facts/2/type", RecordType.PROCESS);
        assertThat(CardCheck.faults(noMoney, Mode.BOTH_CHAIRS, processOnly)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    @Rule("L-SETUP-04")
    void aDecoysOddityHasItsHarmlessReason(String nothing) {
        assertFault(with("/hires/2/facts/1/explanation", nothing), "L-SETUP-04", "/hires/2/facts/1/explanation");
    }

    @Test
    @Rule("L-SETUP-04")
    void theOperatorIsCoveredAsOftenAsADecoyIsExcused() {
        var two = with("/hires/0/facts/0/explanation", "");
        assertSound(two);
        assertFault(with(two, "/hires/0/facts/1/explanation", ""), "L-SETUP-04", "/hires/0/facts");
    }

    @Test
    @Rule("L-SETUP-04")
    void anExplanationDoesNotStateItsFact() {
        assertFault(
                with("/hires/1/facts/0/explanation", "It is true: the text of P2."),
                "L-SETUP-04",
                "/hires/1/facts/0/explanation");
    }

    @Test
    @Rule("L-SETUP-05")
    void onlyTheOperatorsSheetHoldsAHumanCost() {
        var other = new CaseCard.HumanCost("hc2", "A wage went missing.", "the night crew");
        assertFault(with("/hires/1/humanCosts/-", other), "L-SETUP-05", "/hires/1/humanCosts");
        assertSound(with("/hires/0/humanCosts/-", other));
        assertFault(with("/hires/0/humanCosts/0/victim", " "), "L-SETUP-05", "/hires/0/humanCosts/0/victim");
    }

    @Test
    @Rule("L-SETUP-06")
    void aHireHasExactlyThreeMeetingLines() {
        assertFault(without("/hires/1/lines/2"), "L-SETUP-06", "/hires/1/lines");
        assertFault(with("/hires/1/lines/-", line("l2d", Answer.YES)), "L-SETUP-06", "/hires/1/lines");
        var four = Ruleset.STANDARD.with(RulesetKey.LINES_PER_HIRE, "4");
        assertFault(card(), Mode.BOTH_CHAIRS, four, "L-SETUP-06", "/hires/0/lines");
    }

    @ParameterizedTest
    @EnumSource(
            value = Answer.class,
            names = {"DEFLECT", "FILE_DOES_NOT_SAY"})
    @Rule("L-SETUP-06")
    void aMeetingLineSaysYesOrNo(Answer answer) {
        assertFault(with("/hires/0/lines/0/answer", answer), "L-SETUP-06", "/hires/0/lines/0/answer");
    }

    @Test
    @Rule("L-SETUP-08")
    void aMoneyFactIsOnFileFromStageTwo() {
        assertFault(
                with("/hires/1/facts/1/availableFromStage", 1), "L-SETUP-08", "/hires/1/facts/1/availableFromStage");
        assertSound(with("/hires/1/facts/1/availableFromStage", 3));
        var fromThree = Ruleset.STANDARD.with(RulesetKey.MONEY_FROM_STAGE, "3");
        assertFault(card(), Mode.BOTH_CHAIRS, fromThree, "L-SETUP-08", "/hires/0/facts/2/availableFromStage");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7})
    @Rule("L-SETUP-08")
    void aFactComesOnFileWithinTheCase(int stage) {
        assertFault(
                with("/hires/0/facts/0/availableFromStage", stage),
                "L-SETUP-08",
                "/hires/0/facts/0/availableFromStage");
    }
}
