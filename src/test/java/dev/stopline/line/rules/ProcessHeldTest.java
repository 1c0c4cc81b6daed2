package dev.stopline.line.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

class ProcessHeldTest {

    @Test
    @Rule({"L-CUT-16", "L-PROC-02", "L-PROC-04"})
    void theStoppingControlThatTheIncidentMasterCitesIsTheGroundOfTheCut() {
        var played = PlayedCase.started(Mode.COMRADES_ONLY).actIn(2, 1);
        played.reveal(1, "p1");
        played.reveal(1, "m1");
        played.lineTo(Role.FACE, 1);
        var events = played.im(new StopTheLineCommand.ApproveCut("c1"));
        assertThat(events).contains(new CutEvent.TallyLineWritten("L1", 1, SampleCard.CALL_BACK.text(), true, false));
        played.im(new RoundCommand.EnterStep(Step.RESOLVE));
        played.im(new RoundCommand.EndRound());
        assertThat(played.state().outcome().processHeld()).isTrue();
    }

    @Test
    @Rule({"L-PROC-02", "L-PROC-05"})
    void aWrongfulCutBreaksTheProcessWhateverItStoodOn() {
        var played = PlayedCase.started(Mode.COMPANY_ONLY).actIn(3, 1);
        played.reveal(2, "p2");
        played.reveal(2, "m2");
        played.lineTo(Role.HR, 2);
        played.ground("A call back", "m2");
        played.by(Role.FINANCE_LEGAL, new StopTheLineCommand.ApproveCut(""));
        assertThat(played.state().calls().tally()).containsExactly(new TallyLine("L1", 2, "A call back", true, true));
        assertThat(played.state().outcome().processHeld()).isFalse();
    }
}
