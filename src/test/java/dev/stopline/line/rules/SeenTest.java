package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class SeenTest {

    @Test
    @Rule("L-VOTE-01")
    void aReplacedFingerCountsForItsSeatAloneAndTakesNoRoomOfItsOwn() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY);
        played.by(Role.HR, new StopTheLineCommand.CallStopTheLine());
        int before = played.state().seen().by(PlayedCase.seat(Role.HR));
        for (int i = 0; i < 5; i++) {
            played.by(Role.HR, new StopTheLineCommand.CastVote(i % 3 + 1));
        }
        var seen = played.state().seen();
        // Five fingers of its own, and once the count of ballots.
        assertThat(seen.by(PlayedCase.seat(Role.HR))).isEqualTo(before + 6);
        assertThat(seen.by(PlayedCase.seat(Role.SECOPS))).isEqualTo(before + 1);
        assertThat(seen.own()).hasSize(1);
        for (var viewer : played.seats()) {
            assertThat(played.seenBy(viewer).seen().by(viewer)).isEqualTo(seen.by(viewer));
        }
    }
}
