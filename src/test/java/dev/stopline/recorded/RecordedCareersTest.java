package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.squad.content.RecordedCareers;
import dev.stopline.squad.rules.Posture;
import dev.stopline.squad.rules.SquadCommand;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.GameWriter;
import dev.stopline.testkit.squad.CareerRecorder;
import dev.stopline.testkit.squad.SquadCase.MoveMade;
import dev.stopline.testkit.squad.SquadFiles;
import dev.stopline.testkit.squad.SquadSight;
import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recorded career is what the rules still say, move by move and for the player. */
class RecordedCareersTest extends EveryRecordedGame<SquadState, SquadMove, SquadCommand, SquadEvent> {

    private static final RecordedCareers CAREERS = new RecordedCareers();

    RecordedCareersTest() {
        super(CAREERS);
    }

    /** The stories are the source: what they tell today is written. */
    @Override
    void approve(GameWriter<SquadState, SquadMove, SquadCommand, SquadEvent> to) throws IOException {
        to.writeAll(CareerStories.all().stream().map(CareerRecorder::recorded).toList());
    }

    @Test
    void everyStoryIsRecordedAsItIsTold() throws IOException {
        var told = CareerStories.all().stream().map(CareerRecorder::recorded).toList();
        assertThat(names())
                .containsExactlyElementsOf(
                        told.stream().map(each -> each.name()).toList());
        for (var career : told) {
            assertThat(text(career.name()))
                    .as("%s: run this test with -Dapprove=true if it is right", career.name())
                    .isEqualTo(CAREERS.write(career));
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void thePlayerCanFoldWhatHeSeesAfterEveryMove(String name) {
        var seen = SquadState.INITIAL;
        var whole = SquadState.INITIAL;
        for (var move : committed(name).moves()) {
            seen = CAREERS.rules()
                    .fold(
                            seen,
                            move.events().stream().filter(WhoSees::playerSees).toList());
            whole = CAREERS.rules().fold(whole, move.events());
            assertThat(seen.job().phase()).as(name).isEqualTo(whole.job().phase());
            if (!whole.job().card().postureActive() && !whole.job().card().postureKnown()) {
                assertThat(seen.job().card().posture()).as(name).isEqualTo(Posture.SEALED);
            }
        }
    }

    @Test
    void theWorkedExampleStandsWhereTheGoldenCaseSaysAfterEachStep() {
        var golden = SquadFiles.squad().stream()
                .filter(each -> each.id().equals(CareersOfOneJob.WORKED_EXAMPLE))
                .findFirst()
                .orElseThrow();
        var steps = new ArrayList<MoveMade>(golden.before());
        steps.addAll(golden.when());
        var career = committed("the-worked-example-to-a-clean-stop");
        assertThat(career.moves()).hasSize(steps.size() + 1);
        for (int i = 0; i < steps.size(); i++) {
            var step = steps.get(i);
            assertThat(career.moves().get(i + 1).faces()).isEqualTo(step.dice());
            assertThat(SquadSight.mismatches(step.state(), CAREERS.stateAfter(career, i + 2)))
                    .as("step %d, %s", i + 1, step.make())
                    .isEmpty();
        }
    }
}
