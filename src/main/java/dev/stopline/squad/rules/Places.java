package dev.stopline.squad.rules;

/** GAP-38: where in a span each die is thrown: for whoever throws it, and for whoever proves it afterwards. */
final class Places {

    static final String WAR_DETAIL = "WAR_DETAIL";
    static final String OMARA = "OMARA";
    static final String READ = "READ";
    static final String READ_AGAIN = "READ/AGAIN";
    static final String JUNIOR = "JUNIOR";
    static final String COUNTER = "COUNTER";
    static final String DEFENCE = "DEFENCE";
    static final String EVENT = "EVENT";
    static final String AFTERMATH = "AFTERMATH";

    private Places() {}

    /** A step of the generator but the last. */
    static String step(int step) {
        return "STEP" + step;
    }

    /** The {@code nth} throw for the Sergeant, from 1. */
    static String sergeant(int nth) {
        return "STEP7/" + nth;
    }

    /** S-GEN-16: a step that the Junior Detective's word has rolled again. */
    static String again(int step) {
        return "JUNIOR/STEP" + step;
    }

    static String anatomy(Axis axis) {
        return "ANATOMY/" + axis;
    }

    static String action(SquadState s, int slot) {
        return "S" + s.job().session().number() + "/A" + slot;
    }

    static String interrogation(SquadState s, int slot, int beat) {
        return action(s, slot) + "/BEAT" + beat;
    }

    static String shadow(SquadState s, int ordinal) {
        return "S" + s.job().session().number() + "/SHADOW" + ordinal;
    }

    static String interdict(int beat) {
        return "INTERDICT/BEAT" + beat;
    }

    /** The {@code nth} die of the casualties, from 1. */
    static String casualties(int nth) {
        return "CASUALTIES/" + nth;
    }

    /** The {@code nth} Mortal wound, from 1. */
    static String wound(int nth) {
        return "WOUND" + nth;
    }

    /** A clearance check: one that a review opened has a place of its own. */
    static String check(SquadState s) {
        return s.career().reviewCheck() ? "REVIEW" : "CLEARANCE";
    }

    static String contact(String id) {
        return "CONTACT/" + id;
    }

    /** The {@code nth} contract that was skipped in the career, from 1. */
    static String skipped(int nth) {
        return "SKIP" + nth;
    }

    /** The {@code nth} use of an optional table in the career, from 1. */
    static String table(int nth) {
        return "TABLE" + nth;
    }
}
