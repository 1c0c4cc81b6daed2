package dev.stopline.tournament.rules;

/** T-BRD-01: who sits at a board. */
public enum BoardMode {
    /** line: the Company only. */
    COMPANY_ONLY,
    /** line: the Comrades only. */
    COMRADES_ONLY,
    /** line: both tables. */
    BOTH_CHAIRS,
    /** squad: one detective. */
    DETECTIVE
}
