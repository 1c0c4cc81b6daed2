package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRefusal;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.squad.CareerRecorder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the player of a recorded career could not do: a recorded game holds accepted moves only, so it is asked here. */
class RefusedInARecordedCareerTest {

    private static final RecordedCareers CAREERS = new RecordedCareers();

    /** The refusal of a move just before the last move of this kind; at the end of the career where the kind is empty. */
    private static SquadRefusal refused(String name, String before, String move, Integer... faces) {
        var career = CAREERS.load(name);
        int at = career.moves().size();
        while (!before.isEmpty()
                && !career.moves()
                        .get(at - 1)
                        .command()
                        .getClass()
                        .getSimpleName()
                        .equals(before)) {
            at--;
        }
        SquadState state = CAREERS.stateAfter(career, before.isEmpty() ? at : at - 1);
        return (SquadRefusal) CAREERS.rules()
                .refuses(state, new SquadMove(CareerRecorder.read(move), List.of(faces)))
                .orElseThrow()
                .code();
    }

    @Test
    @Rule("S-INTERDICT-10")
    void forcedInAtStage1HeCannotCrossHisCode() {
        assertThat(refused(
                        "forced-in-at-stage-1-where-the-code-cannot-be-crossed",
                        "RollInterdictBeat",
                        "RollInterdictBeat {beat: 2, method: RANGED, crossCode: true}",
                        5))
                .isEqualTo(SquadRefusal.CROSS_NOT_ALLOWED);
    }

    @Test
    @Rule("S-CLOSE-07")
    void afterThreeFailuresNoJobIsOpened() {
        assertThat(refused("three-failures-in-a-row-and-the-squad-stops-routing", "Reinstate", "OpenJob"))
                .isEqualTo(SquadRefusal.NOT_ROUTED);
    }

    @Test
    @Rule("S-CLOSE-08")
    void theClerkWhomTheTargetStruckIsOutOfReachInTheNextJob() {
        assertThat(refused(
                        "without-a-sergeant-a-hostile-close-takes-a-source", "TakeAction", "LEAN {sourceId: clerk}", 5))
                .isEqualTo(SquadRefusal.SOURCE_UNAVAILABLE);
    }

    @Test
    @Rule("S-FINAL-04")
    void afterTheFinalOperationNoJobIsOpened() {
        assertThat(refused("a-campaign-of-six-jobs-to-the-final-operation", "", "OpenJob"))
                .isEqualTo(SquadRefusal.NOT_ROUTED);
    }

    @Test
    @Rule("S-CLOCK-03")
    void whereTheClockHasRunOutThereIsNoFurtherSession() {
        assertThat(refused("nobody-goes-in-and-the-threat-is-carried-out", "DeclineForcedInterdict", "OpenSession"))
                .isEqualTo(SquadRefusal.CLOCK_ZERO);
    }
}
