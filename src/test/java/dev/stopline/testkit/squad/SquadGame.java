package dev.stopline.testkit.squad;

import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadState;
import java.util.List;

/** A career that a golden case of squad is played on: the bare rules, or the running service. */
public interface SquadGame {

    /** Makes a move and says what came of it. */
    Answer play(SquadMove move);

    /** The true state, folded from all events so far. */
    SquadState state();

    /** All that the player has seen, given events included. */
    List<SquadEvent> seen();

    /** What came of a move. */
    sealed interface Answer {

        /** It stands; its events, in order. */
        record Accepted(List<SquadEvent> events) implements Answer {}

        /** It is refused, with this code. */
        record Refused(String code) implements Answer {}
    }
}
