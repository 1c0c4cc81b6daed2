package dev.stopline.squad.rules;

/** What an earlier case left for a later one (S-GEN-19). */
public enum PendingKind {
    HEAT("The next job starts with this much more Heat, or less."),
    HEAT_IN_TERRITORY("The next job in this territory starts with this much more Heat."),
    FACTION_HEAT("The next job on this faction's ground starts with one Heat, or the faction gains leverage."),
    LEAD("The next job starts with this many Leads more."),
    LEAD_IN_TERRITORY("If the next job is in this territory, it starts with a Lead more."),
    CAPABILITY_FOR_TYPE("The next job of this type opens one tier of Capability up."),
    SERGEANT_REROLL("The next job has a different Sergeant."),
    CLOCK_MINUS_NEXT_OUTFIT("The next job against an outfit starts with a shorter clock."),
    NEXT_EVENT_PLUS("The next after-case event adds this to its die."),
    NEXT_CHECK_PLUS("The next clearance check adds this to its die."),
    CHECKS_BLOCKED("There is no clearance check at the close of this case."),
    NO_REQUISITION("There is no requisition at this close."),
    BACKUP_TEAM("The next Interdict counts this many Tactical tokens more."),
    INTERDICT_PENALTY("All three rolls of the next Interdict carry this."),
    SEALED_BRIEF("The next posture is known as soon as it is rolled."),
    BLACK_WARRANT("Nobody can challenge the mandate of the next job."),
    COMBINATION_BRIEF("All three targets of the next job may be turned face-up before the First Read."),
    SOURCE_NETWORK("This contact is Good to work with for the whole of the next job.");

    private final String meaning;

    PendingKind(String meaning) {
        this.meaning = meaning;
    }

    /** What it does, in a sentence. */
    public String meaning() {
        return meaning;
    }
}
