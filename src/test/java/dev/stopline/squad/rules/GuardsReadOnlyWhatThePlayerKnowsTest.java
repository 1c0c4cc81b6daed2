package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refusal tells the player nothing that his own desk does not tell already. */
class GuardsReadOnlyWhatThePlayerKnowsTest {

    private static final int MOVES = 1500;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Rule({"S-CARD-02", "S-GEN-11"})
    void thePlayerIsToldWhatHisOwnDeskWouldTell(long seed) {
        var career = new RandomCareer(seed);
        var moves = new RandomMoves(seed);
        career.play(career.withFaces(moves.detective()));
        for (int i = 0; i < MOVES; i++) {
            var command = moves.next(career.state());
            var move = new SquadMove(command, List.of());
            var said = RandomCareer.RULES.refusesBeforeDice(career.state(), move);
            assertThat(RandomCareer.RULES.refusesBeforeDice(career.known(), move))
                    .as("%s", command)
                    .isEqualTo(said);
            if (said.isEmpty()) {
                career.play(career.withFaces(command));
            }
        }
    }
}
