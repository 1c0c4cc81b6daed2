package dev.stopline.debrief.web;

import dev.stopline.decide.Refusal;
import dev.stopline.decide.RefusalCode;
import dev.stopline.decide.SharedBoard;
import dev.stopline.platform.axon.RefusedMove;
import java.util.List;

/** Why a debrief is not shown yet to those who will read it. */
enum DebriefRefusal implements RefusalCode {
    BOARD_STILL_OPEN(SharedBoard.STILL_OPEN);

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
            throw new RefusedMove(new Refusal(BOARD_STILL_OPEN, List.of()));
        }
    }
}
