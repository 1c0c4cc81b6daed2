package dev.stopline.line.rules;

/** What may be answered to a question of the meeting (L-MEET-11, AMB-28). */
public enum Answer {
    YES,
    NO,
    /** The cell evades; it uses the question all the same. */
    DEFLECT,
    /** L-MEET-11: no line of the card covers it. */
    FILE_DOES_NOT_SAY
}
