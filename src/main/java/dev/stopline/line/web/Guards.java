package dev.stopline.line.web;

import dev.stopline.line.rules.LineRefusal;
import java.util.List;

/** The refusals that go before those of a move's own, for the contract. */
enum Guards {
    /** In any phase. */
    OF_SEAT(LineRefusal.NOT_YOUR_SEAT),
    /** While the case runs and no line is open. */
    OF_PLAY(LineRefusal.NOT_STARTED, LineRefusal.CASE_OVER, LineRefusal.NOT_YOUR_SEAT, LineRefusal.LINE_OPEN),
    /** While the case runs, an open line or not. */
    OF_LINE(LineRefusal.NOT_STARTED, LineRefusal.CASE_OVER, LineRefusal.NOT_YOUR_SEAT);

    private final List<LineRefusal> codes;

    Guards(LineRefusal... codes) {
        this.codes = List.of(codes);
    }

    List<LineRefusal> codes() {
        return codes;
    }
}
