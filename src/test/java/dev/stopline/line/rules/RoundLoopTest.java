package dev.stopline.line.rules;

import static dev.stopline.line.rules.LineRefusal.BAD_REQUEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundLoopTest {

    @Test
    @Rule("L-ROUND-03")
    void theTierAloneMayBeSaidAtTheReveal() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY);
        assertThat(played.im(new RoundCommand.AnnounceReveal("", "")))
                .containsExactly(new RoundEvent.RevealAnnounced(Tier.NOISY, ""));
        played.refuses(BAD_REQUEST, Move.of(Viewer.IM, new RoundCommand.Narrate("", Hearers.ALL, "", "")));
    }

    @Test
    @Rule({"L-ROUND-09", "L-VIS-01"})
    void whatWaitedForTheLastRoundsEndWaitsNoMoreOnAnyBoard() {
        var played = withAnEffectThatWaits();
        assertThat(played.endRound()).hasAtLeastOneElementOfType(CutEvent.CaseEnded.class);
        nothingWaits(played);
    }

    @Test
    @Rule({"L-ROUND-09", "L-VIS-01"})
    void nothingWaitsOnAnyBoardOfACaseThatIsGivenUp() {
        var played = withAnEffectThatWaits();
        played.im(new SessionCommand.AbandonCase("It is late."));
        nothingWaits(played);
    }

    private static PlayedCase withAnEffectThatWaits() {
        var played = PlayedCase.started(Mode.BOTH_CHAIRS, "stages", "1", "roundsPerStage", "1")
                .act();
        var action = played.declare(Role.REMOTE, Verb.USE_KEY, 1);
        played.im(new ActionCommand.CallRoll(action, Band.STANDARD, Purpose.SCORE, "", false));
        played.by(Role.REMOTE, new ActionCommand.ThrowDie(action), 20);
        var known = played.seenBy(PlayedCase.seat(Role.REMOTE));
        assertThat(Glimpse.of(known, PlayedCase.seat(Role.REMOTE)).toString()).contains("waiting=[" + action);
        return played;
    }

    private static void nothingWaits(PlayedCase played) {
        for (Viewer viewer : List.of(Viewer.IM, PlayedCase.seat(Role.REMOTE), PlayedCase.seat(Role.HR))) {
            var board = Glimpse.of(played.seenBy(viewer), viewer);
            assertThat(board.toString()).contains("waiting=[]").doesNotContainPattern("waiting=\\[[^\\]]");
        }
    }
}
