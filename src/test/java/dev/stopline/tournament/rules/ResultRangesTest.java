package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What no game can have come to is told value by value. */
class ResultRangesTest {

    @Test
    @Rule("T-RES-01")
    void of_a_session_each_value_out_of_its_range_is_named() {
        assertThat(new LineResult(LineEnding.CONTAINED, 1_000, 0, true).faults().all())
                .isEmpty();
        assertThat(new LineResult(LineEnding.NONE, 1_001, -1, true).faults().all())
                .extracting(Refusal.Fault::pointer)
                .containsExactly("/ending", "/payoff", "/exposure");
    }

    @Test
    @Rule("T-RES-02")
    void of_a_job_too_and_its_number_is_one_of_the_arc() {
        assertThat(new JobResult(2, JobClose.STOP, 0, 1_000, false).faults(2).all())
                .isEmpty();
        assertThat(new JobResult(3, JobClose.STOP, -1, 1_001, false).faults(2).all())
                .extracting(fault -> fault.pointer() + " " + fault.message())
                .containsExactly("/job must be 1 to 2", "/casualties must be 0 to 1000", "/sessions must be 0 to 1000");
    }
}
