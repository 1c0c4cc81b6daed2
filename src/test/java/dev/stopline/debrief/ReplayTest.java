package dev.stopline.debrief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {

    private static final List<Happening<Integer>> HAPPENINGS = List.of(
            happening(1, "a", "hr", "CastVote"),
            happening(2, "a", "hr", "CastVote"),
            happening(3, "b", "IM", "RevealVote"),
            happening(4, "c", "organizer", "CreateSession"),
            happening(5, "c", "organizer", "LoadCaseCard"));

    private static Happening<Integer> happening(int event, String moveId, String by, String move) {
        return new Happening<>(event, moveId, by, move, "", Instant.EPOCH);
    }

    private static final Replay<Integer, Integer> REPLAY = Replay.of(0, Integer::sum, HAPPENINGS);

    @Test
    void eachFrameHoldsWhatWasBeforeItsEventAndWhatWasAfter() {
        assertThat(REPLAY.frames()).extracting(Replay.Frame::before).containsExactly(0, 1, 3, 6, 10);
        assertThat(REPLAY.frames()).extracting(Replay.Frame::after).containsExactly(1, 3, 6, 10, 15);
        assertThat(REPLAY.frames()).extracting(Replay.Frame::step).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void theStateAtAStepIsWhatWasKnownThenAndNotWhatIsKnownNow() {
        assertThat(REPLAY.state(0)).isZero();
        assertThat(REPLAY.state(2)).isEqualTo(3);
        assertThat(REPLAY.last()).isEqualTo(15);
        assertThatThrownBy(() -> REPLAY.state(6)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void eventsOfOneMoveAreOneDecisionAndTheCommandsOfAnOpeningAreToldApart() {
        var decisions = Decision.of(REPLAY);
        assertThat(decisions)
                .extracting(each -> each.first().move())
                .containsExactly("CastVote", "RevealVote", "CreateSession", "LoadCaseCard");
        assertThat(decisions).extracting(Decision::number).containsExactly(1, 2, 3, 4);
        assertThat(decisions).extracting(Decision::step).containsExactly(2, 3, 4, 5);
    }

    @Test
    void aGameWithoutEventsHasNoDecision() {
        assertThat(Decision.of(Replay.of(0, Integer::sum, List.of()))).isEmpty();
    }
}
