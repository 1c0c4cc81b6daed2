package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.ROLL_NOT_CALLED;
import static dev.stopline.line.rules.LineRefusal.UNKNOWN_ID;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class RollsTest {

    @Test
    @Rule({"L-ROLL-01", "L-ROUND-07"})
    void aFreeActionOfTheOtherTableNamesNothing() {
        var played = PlayedCase.started(Mode.BOTH_CHAIRS);
        played.by(Role.FACE, new ActionCommand.TakeFreeAction(FreeAction.ASK, "Who knows?"));
        played.refuses(UNKNOWN_ID, Role.HR, new ActionCommand.ThrowDie("K1"), 9);
        played.refuses(ROLL_NOT_CALLED, Role.MONEY, new ActionCommand.ThrowDie("K1"), 9);
    }
}
