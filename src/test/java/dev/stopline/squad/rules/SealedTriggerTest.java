package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a Tap may RUN tells nothing of a Trigger that a die dealt unread. */
class SealedTriggerTest {

    private static final SquadMove RUN = SquadMove.of(
            new InterdictCommand.RollInterdictBeat(
                    2, EngageMethod.RUN, Axis.NONE, Specialty.NONE, false, false, List.of(), Burn.NONE),
            4);

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"S-CARD-02", "S-DET-28"})
    void a_trigger_that_nobody_has_read_is_run_against_by_nobody(boolean system) {
        var refusal = refusal(withTrigger(system, "false"));
        assertThat(refusal).isEqualTo(SquadRefusal.RUN_NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule("S-DET-28")
    void a_trigger_that_lies_face_down_and_may_be_read_is_run_against_if_it_is_a_system(boolean system) {
        assertThat(RandomCareer.RULES.refuses(withTrigger(system, "true"), RUN).isEmpty())
                .isEqualTo(system);
    }

    private static Object refusal(SquadState state) {
        return RandomCareer.RULES.refuses(state, RUN).map(Refusal::code).orElseThrow();
    }

    private static SquadState withTrigger(boolean system, String shown) {
        var state = ListedMoves.inSession(Specialization.TAP, 4, SourceKind.PERSON, Category.STANDARD)
                .after(new CareerEvent.RulesetChosen(SquadKey.SHOW_HIDDEN_ANATOMY, shown));
        var job = state.job()
                .changeBox(Axis.TRIGGER, box -> box.withRolled(true).withSystem(system))
                .withPhase(JobPhase.INTERDICT);
        return state.withJob(job.withInterdict(job.interdict().withBeat(2)));
    }
}
