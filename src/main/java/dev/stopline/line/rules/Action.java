package dev.stopline.line.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A declared verb, or a lookup.
 *
 * @param id numbered per table: {@code C1}, {@code C2}, … for the Company, {@code K1}, … for the cell
 * @param seat who declared it, or {@code IM}
 * @param hire 0 = none
 * @param band, target, purpose of the called roll; meaningless before
 * @param controlId the control that the roll would close; empty = none, or unknown to the viewer
 */
@RecordBuilder
public record Action(
        String id,
        String seat,
        Table table,
        Verb verb,
        int hire,
        int stage,
        int round,
        Status status,
        Band band,
        int target,
        Purpose purpose,
        String controlId,
        Shield shield)
        implements ActionBuilder.With {

    /** How far an action has come. */
    public enum Status {
        DECLARED,
        ROLL_CALLED,
        RESOLVED,
        NARRATED,
        ABANDONED
    }

    /** L-COVER-07..11: the cover of a scoring move. */
    public enum Shield {
        NONE,
        ANNOUNCED,
        HOLDS,
        FAILS
    }

    /** A verb just declared. */
    static Action declared(String id, String seat, Table table, Verb verb, int hire, Clock clock) {
        return new Action(
                id,
                seat,
                table,
                verb,
                hire,
                clock.stage(),
                clock.round(),
                Status.DECLARED,
                Band.UNMARKED,
                0,
                Purpose.INFORM,
                "",
                Shield.NONE);
    }

    /** Whether it still waits for the Incident Master or for a die. */
    public boolean isPending() {
        return status == Status.DECLARED || status == Status.ROLL_CALLED;
    }
}
