package dev.stopline.line.rules;

/** L-MEET-06: what a question of the meeting is drawn from. */
public enum Topic {
    PROCESS,
    MONEY,
    DEVICE,
    OTHER,
    /** Looks: refused to the Incident Master. */
    APPEARANCE
}
