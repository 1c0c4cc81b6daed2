package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A fold believes every event, whatever else its viewer has seen, and never fails. */
class FoldsOfAnyEventsTest {

    private static final LineRules RULES = new LineRules();

    static LongStream seeds() {
        return LongStream.range(100, 124);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Rule("L-TRACK-06")
    void anyEventsInAnyOrderMakeAState(long seed) {
        var play = RandomPlay.seeded(seed);
        for (int i = 0; i < 150 && play.step(); i++) {}
        var events = new ArrayList<>(play.played().events());
        for (int i = 0; i < 20; i++) {
            var some = new ArrayList<LineEvent>();
            events.stream().filter(each -> play.random().nextInt(3) > 0).forEach(some::add);
            assertThatCode(() -> RULES.fold(RULES.initial(), some)).doesNotThrowAnyException();
            Collections.shuffle(some, play.random());
            assertThatCode(() -> RULES.fold(RULES.initial(), some)).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Rule({"L-TRACK-01", "L-TRACK-04", "L-ROLL-13", "L-LOOK-01", "L-CUT-22", "L-END-05"})
    void theInvariantsOfTheCaseHoldAfterEveryMove(long seed) {
        var play = RandomPlay.seeded(seed);
        for (int i = 0; i < 200 && play.step(); i++) {
            var state = play.played().state();
            int cap = state.ruleset().number(RulesetKey.PAYOFF_SHOWN_CAP);
            assertThat(state.tracks().payoffTotal()).isNotNegative();
            if (state.tracks().isFrozen()) {
                assertThat(state.tracks().payoffFrozen()).isBetween(0, cap);
            }
            assertThat(state.sheet().rolls(Table.COMPANY)).isLessThanOrEqualTo(3);
            assertThat(state.sheet().rolls(Table.COMRADES)).isLessThanOrEqualTo(3);
            assertThat(state.sheet().lookupsUsed()).isLessThanOrEqualTo(3);
            if (state.phase() == Phase.PLAY && !state.outcome().hasEnded()) {
                assertThat(state.hiresInPlay()).hasSizeGreaterThanOrEqualTo(2);
            }
            if (state.outcome().ended() == EndReason.OPERATOR_CUT) {
                assertThat(state.outcome().ending()).isIn(Ending.CONTAINED, Ending.COSTLY);
            }
        }
    }
}
