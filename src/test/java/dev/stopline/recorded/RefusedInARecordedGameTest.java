package dev.stopline.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.line.content.RecordedLines;
import dev.stopline.line.rules.LineCommand;
import dev.stopline.line.rules.LineRefusal;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.StopTheLineCommand;
import dev.stopline.line.rules.Viewer;
import dev.stopline.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the people of a recorded game could not do: a recorded game holds accepted moves only, so it is asked here. */
class RefusedInARecordedGameTest {

    private static final LineRules RULES = new LineRules();
    private static final RecordedLines LINES = new RecordedLines();

    /** The refusal of a move at the last place of the game where this command was played. */
    private static LineRefusal refusedBefore(String name, Class<? extends LineCommand> played, Move move) {
        var game = LINES.load(name);
        int last = game.moves().size() - 1;
        while (!played.isInstance(game.moves().get(last).command())) {
            last--;
        }
        return (LineRefusal)
                RULES.refuses(LINES.stateAfter(game, last), move).orElseThrow().code();
    }

    @Test
    @Rule({"L-CUT-17", "L-CUT-16"})
    void theCompanyOfTheIncidentMasterMayNotCutAHireThatSharesTheLead() {
        var cut = Move.of(Viewer.IM, new StopTheLineCommand.ApproveCut("c1"));
        assertThat(refusedBefore("comrades-only-a-shared-lead-is-no-lead", StopTheLineCommand.CloseLine.class, cut))
                .isEqualTo(LineRefusal.NOT_CLUE_LEADER);
    }

    @Test
    @Rule({"L-CUT-05", "L-CUT-03"})
    void theGateIsShutForAHireWithoutAMoneyClue() {
        var game = LINES.load("both-chairs-a-queued-call-opens-and-a-waiting-one-is-void");
        var cut = Move.of(LINES.viewer(game, "finance-legal"), new StopTheLineCommand.ApproveCut(""));
        assertThat(refusedBefore(game.name(), StopTheLineCommand.CloseLine.class, cut))
                .isEqualTo(LineRefusal.GATE_NOT_MET);
    }
}
