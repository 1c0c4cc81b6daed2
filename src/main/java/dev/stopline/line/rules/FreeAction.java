package dev.stopline.line.rules;

/** L-ACT-05: the three things that cost no action. */
public enum FreeAction {
    /** A question to the Incident Master, or to a teammate. */
    ASK,
    /** Reading what cards and file already show. */
    LOOK,
    /** Leaving an action unspent. */
    HOLD
}
