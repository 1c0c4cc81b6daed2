package dev.stopline.debrief.squad;

import dev.stopline.debrief.Told;
import dev.stopline.squad.rules.BetweenEvent;
import dev.stopline.squad.rules.CareerEvent;
import dev.stopline.squad.rules.InterdictEvent;
import dev.stopline.squad.rules.OpeningEvent;
import dev.stopline.squad.rules.OperationEvent;
import dev.stopline.squad.rules.PoolEvent;
import dev.stopline.squad.rules.PressureEvent;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadState;

/** Every event of squad in a plain sentence, with the rule that caused it. */
final class Telling {

    private Telling() {}

    /** {@code before} is the state that the event met: it knows the names of sources and contacts. */
    static Told of(SquadState before, SquadEvent event) {
        return switch (event) {
            case CareerEvent e -> TellingOfCareer.of(before, e);
            case BetweenEvent e -> TellingOfBetween.of(before, e);
            case OpeningEvent e -> TellingOfOpening.of(e);
            case OperationEvent e -> TellingOfOperation.of(before, e);
            case PoolEvent e -> TellingOfPool.of(e);
            case PressureEvent e -> TellingOfPressure.of(e);
            case InterdictEvent e -> TellingOfInterdict.of(before, e);
        };
    }
}
