package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptTest {

    private static final Viewer HR = LineStories.viewer(Role.HR);
    private static final Viewer SCRIBE = LineStories.viewer(Role.SCRIBE);
    private static final Viewer FACE = LineStories.viewer(Role.FACE);

    private static Prompt of(LineStory story, Viewer viewer) {
        return Prompt.of(Glimpse.fold(story.events(), viewer), viewer);
    }

    private static LineStory called(Mode mode) {
        return LineStories.aCaseAt(mode, 1, 1, Step.ACT)
                .tell(
                        new ActionEvent.ActionDeclared("C1", "hr", Table.COMPANY, Verb.VERIFY, 2, false, ""),
                        new ActionEvent.RollCalled("C1", Table.COMPANY, Band.HARD, 16, Purpose.INFORM, false));
    }

    @Test
    @Rule({"L-ROLL-01", "L-ROLL-02"})
    void aCalledRollIsWaitedForFromItsThrowerWhoIsToldTheTarget() {
        var prompt = of(called(Mode.COMPANY_ONLY), HR);
        assertThat(prompt.sentence()).isEqualTo("The table waits for HR to throw the die.");
        assertThat(prompt.from()).containsExactly("hr");
        assertThat(prompt.advice()).isEqualTo("THROW");
        assertThat(prompt.values()).containsExactly(new Prompt.Value("target", "16"));
        assertThat(prompt.cues()).isEmpty();
        assertThat(of(called(Mode.COMPANY_ONLY), SCRIBE).advice()).isEqualTo("ACT");
    }

    @Test
    @Rule({"L-ROLL-01", "L-ROLL-04"})
    void theIncidentMasterIsGivenBandTargetAndPurposeToSayInOneBreath() {
        var prompt = of(called(Mode.COMPANY_ONLY), Viewer.IM);
        assertThat(prompt.cues())
                .contains(new Prompt.Cue(
                        "ROLL_CALLED",
                        List.of(
                                new Prompt.Value("tier", "noisy"),
                                new Prompt.Value("band", "hard"),
                                new Prompt.Value("target", "16"),
                                new Prompt.Value("purpose", "bring a fact to light"))));
    }

    @Test
    void anEnteredDieIsSaidToBeFinalToThoseWhoEnterItAndNeverWithServerDice() {
        assertThat(of(called(Mode.COMPANY_ONLY), HR).dieIsFinal()).isTrue();
        assertThat(of(called(Mode.COMPANY_ONLY), Viewer.IM).dieIsFinal()).isTrue();
        assertThat(of(called(Mode.COMPANY_ONLY), SCRIBE).dieIsFinal()).isFalse();
        var server = called(Mode.COMPANY_ONLY)
                .tell(new SessionEvent.RulesetOverridden(RulesetKey.DICE_SOURCE, "SERVER", "ENTERED"));
        assertThat(of(server, HR).dieIsFinal()).isFalse();
    }

    @Test
    @Rule("L-ROUND-07")
    void theOtherTableIsNotToldWhatIsWaitedForHere() {
        var prompt = of(called(Mode.BOTH_CHAIRS), FACE);
        assertThat(prompt.waits()).isEqualTo(Waits.ACTIONS);
        assertThat(prompt.from()).containsExactly("face", "remote", "money");
    }

    @Test
    @Rule("L-VOTE-01")
    void beforeThreeNobodyIsToldWhoHasPointed() {
        var vote = LineStories.lineOpen(LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT))
                .tell(new CallEvent.FingerPointed("hr", 2), new CallEvent.BallotsCounted(1, 4));
        assertThat(of(vote, HR).advice()).isEqualTo("POINTED");
        assertThat(of(vote, SCRIBE).advice()).isEqualTo("POINT");
        for (var viewer : List.of(HR, SCRIBE, Viewer.IM, Viewer.SPECTATOR)) {
            assertThat(of(vote, viewer).from()).contains("hr", "scribe");
        }
    }

    @Test
    @Rule("L-CUT-03")
    void inStageOneTheIncidentMasterIsToldToSayThatNoCutIsPossibleYet() {
        var window = LineStories.cutWindowOn(1, LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT));
        assertThat(of(window, Viewer.IM).cues())
                .extracting(Prompt.Cue::moment)
                .contains("STAGE_1_GATE", "GROUND_ASKED")
                .doesNotContain("GATE_NOT_MET");
    }

    @Test
    @Rule({"L-ROUND-02", "L-ROUND-03"})
    void theStepsLeadFromOneToTheNext() {
        var reveal = LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.REVEAL);
        assertThat(of(reveal, HR).sentence())
                .isEqualTo("The table waits for the Incident Master to state the tier and what has happened.");
        assertThat(of(reveal, Viewer.IM).cues()).extracting(Prompt.Cue::moment).contains("STAGE_START", "ROUND_START");
        var announced = reveal.tell(new RoundEvent.RevealAnnounced(Tier.NOISY, "A form comes in."));
        assertThat(of(announced, HR).waits()).isEqualTo(Waits.NEXT_STEP);
    }
}
