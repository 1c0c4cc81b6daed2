package dev.stopline.tournament.rules;

/** T-EVT-01: how an event is played. */
public enum Format {
    /** T-DUP-01: every entrant plays the same boards, scored against the field. */
    DUPLICATE,
    /** T-SWI-01: teams meet in pairs and change chairs. */
    SWISS,
    /** T-LAD-01: attempts against a standing. */
    LADDER
}
