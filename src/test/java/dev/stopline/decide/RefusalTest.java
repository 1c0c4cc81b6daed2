package dev.stopline.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal.Fault;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rule a refusal names. */
class RefusalTest {

    private static final Fault FIRST = new Fault("/a", "X-ONE-01", "must be 1");
    private static final Fault SAME = new Fault("/b", "X-ONE-01", "must be 2");
    private static final Fault OTHER = new Fault("/c", "X-TWO-01", "must be 3");

    /** A code with a rule of its own. */
    private enum Code implements RefusalCode {
        BAD;

        @Override
        public Meaning meaning() {
            return new Meaning(Kind.INVALID, "It is bad.", List.of("X-OWN-01", "X-OWN-02"));
        }
    }

    @Test
    void the_rule_is_the_one_that_all_faults_break_or_else_the_codes_own() {
        assertThat(new Refusal(Code.BAD, List.of()).rule()).contains("X-OWN-01");
        assertThat(new Refusal(Code.BAD, List.of(FIRST)).rule()).contains("X-ONE-01");
        assertThat(new Refusal(Code.BAD, List.of(FIRST, SAME)).rule()).contains("X-ONE-01");
        assertThat(new Refusal(Code.BAD, List.of(FIRST, OTHER)).rule()).contains("X-OWN-01");
    }
}
