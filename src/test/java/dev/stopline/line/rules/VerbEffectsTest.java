package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class VerbEffectsTest {

    @Test
    @Rule({"L-VERB-03", "L-VERB-05"})
    void aReviewOfAControlThatWasClosedMeanwhileInforms() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY, "payoffStart", "3").act();
        var first = called(played, played.declare(Role.SCRIBE, Verb.REVIEW, 1));
        var second = called(played, played.declare(Role.SCRIBE, Verb.REVIEW, 1));
        assertThat(played.by(Role.SCRIBE, new ActionCommand.ThrowDie(first), 16))
                .contains(new TrackEvent.PayoffShown(2, TrackEvent.PayoffCause.CLOSE))
                .contains(new RevealEvent.ControlClosed("c1", SampleCard.CALL_BACK.text(), first));
        assertThat(played.by(Role.SCRIBE, new ActionCommand.ThrowDie(second), 16))
                .contains(new RevealEvent.RevealOwed(second, 1, Verb.REVIEW.checks(), RevealEvent.Via.CHECK, 1))
                .noneMatch(TrackEvent.PayoffShown.class::isInstance);
    }

    private static String called(PlayedCase played, String action) {
        played.im(new ActionCommand.CallRoll(action, Band.HARD, Purpose.CLOSE, "c1", false));
        return action;
    }
}
