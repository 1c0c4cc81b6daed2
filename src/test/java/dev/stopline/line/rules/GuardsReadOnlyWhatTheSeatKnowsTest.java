package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ACCOUNT_HELD;
import static dev.stopline.line.rules.LineRefusal.GATE_NOT_MET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A refusal tells a player nothing that the player's own board does not tell already. */
class GuardsReadOnlyWhatTheSeatKnowsTest {

    private static final LineRules RULES = new LineRules();

    private static final int MOVES = 120;

    static LongStream seeds() {
        return LongStream.range(0, 24);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Rule({"L-FACT-01", "L-TIER-04", "L-CUT-24", "L-ROUND-07"})
    void everySeatIsToldWhatItsOwnBoardWouldTell(long seed) {
        var play = RandomPlay.seeded(seed);
        var viewers = new ArrayList<Viewer>(play.played().seats());
        viewers.add(Viewer.SPECTATOR);
        for (int i = 0; i < MOVES && play.step(); i++) {
            if (i % 10 == 0) {
                viewers.forEach(viewer -> compare(play, viewer));
            }
        }
    }

    private static void compare(RandomPlay play, Viewer viewer) {
        var whole = play.played().state();
        var known = play.played().seenBy(viewer);
        for (var command : RandomMoves.of(whole)) {
            var move = new Move(viewer, "", command, play.faces(command));
            var said = RULES.refuses(whole, move);
            if (!mayTellMore(said)) {
                assertThat(RULES.refuses(known, move))
                        .as("%s in %s", move, whole.mode())
                        .isEqualTo(said);
            }
        }
    }

    /** A held account and an unmet gate are said although the cell, or a seat, may not know them beforehand. */
    private static boolean mayTellMore(Optional<Refusal> said) {
        return said.filter(each -> each.code() == ACCOUNT_HELD || each.code() == GATE_NOT_MET)
                .isPresent();
    }
}
