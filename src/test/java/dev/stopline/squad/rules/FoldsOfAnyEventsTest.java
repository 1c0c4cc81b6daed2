package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fold believes every event, whatever else its viewer has seen, and never fails. */
class FoldsOfAnyEventsTest {

    private static final int MOVES = 2000;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    @Rule("S-CAREER-02")
    void anyEventsInAnyOrderMakeAState(long seed) {
        var career = new RandomCareer(seed);
        var moves = new RandomMoves(seed);
        career.play(career.withFaces(moves.detective()));
        for (int i = 0; i < MOVES; i++) {
            var command = moves.next(career.state());
            if (RandomCareer.RULES
                    .refusesBeforeDice(career.state(), new SquadMove(command, java.util.List.of()))
                    .isEmpty()) {
                career.play(career.withFaces(command));
            }
        }
        var random = new Random(seed);
        for (int i = 0; i < 20; i++) {
            var some = new ArrayList<SquadEvent>();
            career.events().stream().filter(each -> random.nextInt(3) > 0).forEach(some::add);
            assertThatCode(() -> RandomCareer.RULES.fold(SquadState.INITIAL, some))
                    .doesNotThrowAnyException();
            Collections.shuffle(some, random);
            assertThatCode(() -> RandomCareer.RULES.fold(SquadState.INITIAL, some))
                    .doesNotThrowAnyException();
        }
    }
}
