package dev.stopline.squad.rules;

/** What a career can wait for. */
public enum Waits {
    DETECTIVE("make the detective", ""),
    JOB("open the next job", "openJob"),
    GENERATOR_STEP("roll step", "rollGeneratorStep"),
    ANATOMY("write Operator, Asset and Trigger, each face-down", "setAnatomy"),
    FIRST_READ("make the First Read, or to go in without one", "rollFirstRead"),
    SESSION("open the next session", "openSession"),
    JUNIOR_CHECK("hear the junior's correction", "rollJuniorCheck"),
    SOURCE("say whom or what an action may be pointed at", "registerSource"),
    ACTION("act, or to end the session", "takeAction"),
    SESSION_END("end the session", "endSession"),
    FORCED_INTERDICT("go in, or to stay away and let it happen", "beginForcedInterdict"),
    BEAT("roll the next beat of the Interdict", "rollInterdictBeat"),
    CASUALTIES("count the casualties", "rollCasualties"),
    COUNTER_ACTION("see whom they strike at", "resolveCounterAction"),
    CLOSE("close the job", "closeJob"),
    WOUNDS("see which wounds heal", "recoverWounds"),
    HEAT("set the Heat that is carried on", "resetHeat"),
    RECORD("enter the case in the record", "recordCasualties"),
    CLEARANCE_CHECK("roll for the next clearance, or to go on without", "rollClearanceCheck"),
    EVOLUTIONS("see what the career has earned", "checkEvolutions"),
    AFTER_CASE_EVENT("see what happens after the case", "rollAfterCaseEvent"),
    CONTACT_STEP("say which contact falls a step", "changeContactStatus"),
    PRESSURE("roll the aftermath and see to the contacts, or to go on", "rollAftermath"),
    CONTACTS("see to the contacts, or to go on", "completeBetweenStep"),
    REQUISITION("choose a requisition, or to go without", "chooseRequisition"),
    NO_REQUISITION("go on; at this close there is no requisition", "completeBetweenStep"),
    BOARD("", ""),
    ROUTING("be routed again", ""),
    NOTHING("", "");

    private final String phrase;
    private final String operation;

    Waits(String phrase, String operation) {
        this.phrase = phrase;
        this.operation = operation;
    }

    /** What the player is to do, after "waits for you to"; empty where nothing is waited for. */
    public String phrase() {
        return phrase;
    }

    /** The operation that usually comes next; empty = none of the player's. */
    public String operation() {
        return operation;
    }
}
