package dev.stopline.squad.rules;

/** What an earlier case left for a later one (S-GEN-19). */
public enum PendingKind {
    HEAT,
    HEAT_IN_TERRITORY,
    FACTION_HEAT,
    LEAD,
    LEAD_IN_TERRITORY,
    CAPABILITY_FOR_TYPE,
    SERGEANT_REROLL,
    CLOCK_MINUS_NEXT_OUTFIT,
    NEXT_EVENT_PLUS,
    NEXT_CHECK_PLUS,
    CHECKS_BLOCKED,
    NO_REQUISITION,
    BACKUP_TEAM,
    INTERDICT_PENALTY,
    SEALED_BRIEF,
    BLACK_WARRANT,
    COMBINATION_BRIEF,
    SOURCE_NETWORK
}
