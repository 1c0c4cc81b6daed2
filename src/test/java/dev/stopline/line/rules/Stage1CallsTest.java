package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** L-TEL-01, GAP-41: the playtest's question about calls in the first stage. */
@Rule("L-TEL-01")
class Stage1CallsTest {

    private static final int THRESHOLD = 20;

    private static List<Boolean> sessions(int called, int notCalled) {
        return Stream.concat(Collections.nCopies(called, true).stream(), Collections.nCopies(notCalled, false).stream())
                .toList();
    }

    @Test
    void onlyTheLastTwentySessionsCount() {
        var calls = Stage1Calls.lately(sessions(30, 20));

        assertThat(calls).isEqualTo(new Stage1Calls(20, 0));
        assertThat(calls.proposesTheClue(THRESHOLD)).isTrue();
    }

    @Test
    void aShareBelowTheThresholdProposesTheClueAndTheThresholdItselfDoesNot() {
        assertThat(new Stage1Calls(20, 3).proposesTheClue(THRESHOLD)).isTrue();
        assertThat(new Stage1Calls(20, 4).proposesTheClue(THRESHOLD)).isFalse();
        assertThat(new Stage1Calls(19, 4).proposesTheClue(THRESHOLD)).isFalse();
    }

    @Test
    void nineSessionsAreTooFewAndTenAreEnough() {
        assertThat(Stage1Calls.lately(sessions(0, 9)).proposesTheClue(THRESHOLD))
                .isFalse();
        assertThat(Stage1Calls.lately(sessions(0, 10)).proposesTheClue(THRESHOLD))
                .isTrue();
    }

    @Test
    void theThresholdIsTheSessionsOwnValue() {
        assertThat(new Stage1Calls(20, 3).proposesTheClue(15)).isFalse();
        assertThat(new Stage1Calls(20, 3).proposesTheClue(0)).isFalse();
    }

    @Test
    void withoutSessionsThereIsNoShare() {
        assertThat(Stage1Calls.lately(List.of()).percent()).isZero();
        assertThat(Stage1Calls.lately(List.of()).proposesTheClue(THRESHOLD)).isFalse();
    }
}
