package dev.stopline.squad.rules;

/** Whether a detective may be given a job (S-CLOSE-07, GAP-03, S-FINAL-04). */
public enum DetectiveStatus {
    ACTIVE,
    /** Gone for good. */
    RETIRED,
    /** The Squad has stopped routing. */
    UNROUTED
}
