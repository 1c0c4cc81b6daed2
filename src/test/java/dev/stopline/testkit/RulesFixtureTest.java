package dev.stopline.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.dice.Die;
import dev.stopline.dice.RollRequest;
import dev.stopline.line.rules.CallEvent;
import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.LineStories;
import dev.stopline.line.rules.Mode;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Role;
import dev.stopline.line.rules.Step;
import dev.stopline.line.rules.StopTheLineCommand.CastVote;
import org.junit.jupiter.api.Test;

/** What the testkit asserts, it asserts: each of its checks is shown to fail. */
class RulesFixtureTest {

    private static final Move VOTE = Move.of(LineStories.viewer(Role.HR), new CastVote(2));
    private static final LineEvent POINTED = new CallEvent.FingerPointed("hr", 2);
    private static final LineEvent COUNTED = new CallEvent.BallotsCounted(1, 4);

    private static RulesFixture<LineState, Move, LineEvent> fixture() {
        var story = LineStories.lineOpen(LineStories.aCaseAt(Mode.COMPANY_ONLY, 1, 1, Step.ACT));
        return RulesFixture.of(new LineRules()).given(story.events());
    }

    @Test
    void aMoveThatIsPlayed() {
        var answer = fixture().when(VOTE);

        answer.then(POINTED, COUNTED)
                .thenAmongOthers(COUNTED)
                .thenNo(CallEvent.VoteRevealed.class)
                .thenState(state -> assertThat(state.line().cast()).isEqualTo(1));
        assertThatThrownBy(() -> answer.then(COUNTED)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> answer.thenAmongOthers(COUNTED, POINTED)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> answer.thenNo(CallEvent.BallotsCounted.class)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> answer.thenRefused("VOTE_CLOSED")).isInstanceOf(AssertionError.class);
    }

    @Test
    void aMoveThatIsRefused() {
        var answer = fixture().when(Move.of(LineStories.viewer(Role.HR), new CastVote(9)));

        answer.thenRefused("HIRE_NOT_IN_PLAY");
        assertThatThrownBy(() -> answer.thenRefused("VOTE_CLOSED")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(answer::events).hasMessageContaining("HIRE_NOT_IN_PLAY");
    }

    @Test
    void scriptedDiceComplainOfFacesTooFewAndTooMany() {
        var dice = new ScriptedDice(4, 17);

        assertThat(dice.roll(RollRequest.one("a", Die.D20)).face()).isEqualTo(4);
        assertThatThrownBy(dice::assertUsedUp).isInstanceOf(AssertionError.class);
        assertThat(dice.roll(RollRequest.one("b", Die.D20)).face()).isEqualTo(17);
        dice.assertUsedUp();
        assertThat(dice.keys()).containsExactly("a", "b");
        assertThatThrownBy(() -> dice.roll(RollRequest.one("c", Die.D20))).hasMessageContaining("faces for c");
    }

    @Test
    void aTextThatNobodyApprovedFails() {
        assertThatThrownBy(() -> Approved.assertApproved("approved/nothing.txt", "something"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("nothing.txt");
    }
}
