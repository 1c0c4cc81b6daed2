package dev.stopline.debrief.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.decide.SharedBoard;
import dev.stopline.platform.axon.RefusedMove;
import java.util.List;

/** Why a debrief is not shown yet to those who will read it. */
enum DebriefRefusal implements RefusalCode {
    BOARD_STILL_OPEN(SharedBoard.STILL_OPEN),
    JOB_STILL_OPEN(new Meaning(
            Kind.FORBIDDEN, "No such job is over yet: the debrief of a job opens when it is.", List.of("S-GEN-11")));

    private final Meaning meaning;

    DebriefRefusal(Meaning meaning) {
        this.meaning = meaning;
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }

    /**
     * T-CLO-03: passes for a game that shares its board with nobody, or whose board has ended at every table.
     *
     * @throws RefusedMove if other tables still play the board
     */
    static void mustBeOpen(SharedBoard board) throws RefusedMove {
        if (board.shut()) {
            throw BOARD_STILL_OPEN.refused();
        }
    }

    /** This as the answer to whoever asks. */
    RefusedMove refused() {
        return new RefusedMove(new Refusal(this, List.of()));
    }
}
