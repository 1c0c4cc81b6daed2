package dev.stopline.tournament.rules;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every refusal code is met. */
class EveryRefusalTest {

    private static final Map<TournamentRefusal, Supplier<TournamentRefusal>> MET = new TreeMap<>();

    static {
        MET.putAll(RefusedBeforePlay.met());
        MET.putAll(RefusedInPlay.met());
    }

    @ParameterizedTest
    @EnumSource(TournamentRefusal.class)
    void each_code_is_the_answer_to_a_move(TournamentRefusal code) {
        assertThat(MET).containsKey(code);
        assertThat(requireNonNull(MET.get(code)).get()).isEqualTo(code);
    }

    @Test
    void each_code_names_a_rule_of_ours_and_says_a_sentence() {
        assertThat(Arrays.asList(TournamentRefusal.values())).allSatisfy(code -> {
            assertThat(code.rules().getFirst()).matches("T-[A-Z]{3}-[0-9]{2}");
            assertThat(code.sentence()).matches("[A-Z].*\\.");
        });
    }
}
