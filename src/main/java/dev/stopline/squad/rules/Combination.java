package dev.stopline.squad.rules;

import dev.stopline.decide.Draft;

/** S-WEB-01..05, S-FINAL-01, GAP-52: the Combination tracker; at its end the Final Operation is due. */
final class Combination {

    private static final int END = 5;

    private Combination() {}

    static void advance(Draft<SquadState, SquadEvent> d, int amount, String cause) {
        int from = d.state().career().web();
        int to = Math.min(END, from + amount);
        if (to == from) {
            return;
        }
        d.emit(new CareerEvent.WebAdvanced(amount, from, to, cause));
        boolean due = to == END
                && d.state().ruleset().on(SquadKey.FINAL_AUTO)
                && !d.state().career().finalDue();
        d.emitIf(due, new CareerEvent.FinalOperationDeclared(true));
    }
}
