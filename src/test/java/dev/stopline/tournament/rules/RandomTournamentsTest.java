package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** 200 tournaments from fixed numbers: after every single event the standings are what a recount says. */
class RandomTournamentsTest {

    static List<Integer> numbers() {
        return IntStream.range(0, 20).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("numbers")
    @Rule({"T-STA-01", "T-STA-05", "T-COR-03"})
    void standings_equal_a_recount_after_every_event(int ten) {
        for (int number = 10 * ten; number < 10 * ten + 10; number++) {
            var random = new RandomTournament(number);
            random.event().watch(RandomTournamentsTest::recounted);
            random.play();
            assertThat(random.event().state().rounds())
                    .as("rounds of " + number)
                    .isNotEmpty();
        }
    }

    private static void recounted(Organized event) {
        var state = event.state();
        var standings = Standings.of(state);
        assertThat(standings.position()).isEqualTo(event.events().size());
        assertThat(Recount.of(event.events())).isEqualTo(Recount.said(standings));
        var anew = event.rules().fold(TournamentState.INITIAL, event.events());
        assertThat(Standings.of(anew)).isEqualTo(standings);
        assertThat(Standings.afterRound(state, state.rounds().size())).isEqualTo(standings);
    }

    @Test
    @Rule("T-COR-03")
    void corrections_and_every_format_are_among_them() {
        var corrected = new TreeSet<Format>();
        for (int number = 0; number < 30; number++) {
            var random = new RandomTournament(number);
            random.play();
            if (!random.event().state().corrections().isEmpty()) {
                corrected.add(random.event().state().format());
            }
        }
        assertThat(corrected).containsExactly(Format.values());
    }
}
