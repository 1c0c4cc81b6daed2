package dev.stopline.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A golden case that is not so fails, and says where. */
class GoldenRunTest {

    private static final String CALL = """
            - id: GC-0
              title: A call at Payoff 3
              rules: [L-CALL-04]
              given: {payoff: 3, clues: [p1]}
              when:
                - {by: Priya, do: CallStopTheLine%s}
            %s""";

    private static void play(String inTheMove, String after) {
        GoldenRun.play(
                GoldenFiles.read("a file", CALL.formatted(inTheMove, after)).getFirst(), RulesGame::new);
    }

    @Test
    void aCaseThatIsSoPasses() {
        play(", events: [LineCalled, {PayoffCounted: {delta: -1, total: 2}}], none: [TierRaised]", """
                  then: {payoff: 2, shown: 2, exposure: 1, clues: [p1], frozen: -1, linePhase: VOTE}
                  sees: [{viewer: Priya, events: [PayoffShown], none: [PayoffCounted], noText: [OPERATOR], shown: 2}]
                """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "events: [NoAccusation] | NoAccusation",
                "events: [{PayoffCounted: {total: 3}}] | PayoffCounted",
                "events: [VoteOpened, LineCalled] | LineCalled",
                "none: [VoteOpened] | VoteOpened",
                "refused: CALL_SPENT | CALL_SPENT",
                "state: {payoff: 3} | payoff: expected 3, is 2",
                "state: {clues: []} | clues: expected [], is [p1]",
                "state: {status: {C1: DECLARED}} | there is no action C1",
                "sees: [{viewer: Sam, events: [PayoffCounted]}] | PayoffCounted",
                "sees: [{viewer: Sam, none: [LineCalled]}] | LineCalled",
                "sees: [{viewer: Sam, noText: [RollsStopped]}] | RollsStopped",
                "sees: [{viewer: Sam, text: [OPERATOR]}] | OPERATOR",
                "sees: [{viewer: Sam, exposure: 0}] | exposure: expected 0, is 1"
            })
    void whatIsNotSoIsNamedWithItsCaseAndMove(String inTheMove, String named) {
        assertThatThrownBy(() -> play(", " + inTheMove, ""))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("GC-0: A call at Payoff 3")
                .hasMessageContaining("when[0] Priya CallStopTheLine")
                .hasMessageContaining(named);
    }

    @Test
    void aMoveThatIsRefusedAndShouldNotBeFails() {
        assertThatThrownBy(() -> play("", "    - {by: Sam, do: CallStopTheLine}\n"))
                .hasMessageContaining("when[1] Sam CallStopTheLine")
                .hasMessageContaining("expected to be accepted")
                .hasMessageContaining("refused CALL_SPENT");
        assertThatThrownBy(() -> play("", "    - {by: Sam, do: CallStopTheLine, refused: LINE_OPEN}\n"))
                .hasMessageContaining("expected refusal: LINE_OPEN");
    }

    @Test
    void whatIsNotSoInTheEndIsNamed() {
        assertThatThrownBy(() -> play("", "  then: {exposure: 0}\n"))
                .hasMessageContaining("exposure: expected 0, is 1");
        assertThatThrownBy(() -> play("", "  sees: [{viewer: SPECTATOR, events: [FactRevealed]}]\n"))
                .hasMessageContaining("what SPECTATOR sees");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "events: [LineStopped] | no event is called LineStopped",
                "none: [LineStopped] | no event is called LineStopped",
                "events: [{LineCalled: {who: secops}}] | LineCalled has no who",
                "with: {hire: 1} | CallStopTheLine has no [hire]",
                "sees: [{viewer: Nobody}] | nobody is called Nobody"
            })
    void aWordThatNobodyKnowsIsFound(String inTheMove, String amiss) {
        var golden =
                GoldenFiles.read("a file", CALL.formatted(", " + inTheMove, "")).getFirst();

        assertThat(GoldenWords.amiss(golden)).singleElement().asString().contains("GC-0", amiss);
    }

    @Test
    void aKeyThatNobodyKnowsIsFoundWhenTheFileIsRead() {
        assertThatThrownBy(() -> GoldenFiles.read("a file", CALL.formatted(", dies: 3", "")))
                .hasMessageContaining("a file, GC-0")
                .hasMessageContaining("dies");
    }

    @Test
    void aCaseThatAsksNothingIsFound() {
        var golden = GoldenFiles.read("a file", "- {id: GC-0, title: Nothing, rules: [L-CALL-04]}")
                .getFirst();

        assertThat(GoldenWords.amiss(golden)).containsExactly("GC-0 : nothing is asked");
    }
}
