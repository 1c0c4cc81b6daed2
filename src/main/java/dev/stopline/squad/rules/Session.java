package dev.stopline.squad.rules;

import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * S-SESS-01: the present session.
 *
 * @param number from 1; 0 before the first
 * @param slots action slots used, favours included
 * @param actions actions taken, favours excluded
 * @param window the Interdict may be declared: the last action advanced the chain to 4 or 5 (S-INTERDICT-02)
 */
@RecordBuilder
public record Session(
        int number, SessionMode mode, int slots, int actions, int shadows, boolean leadRetired, boolean window)
        implements SessionBuilder.With {

    static final Session NONE = new Session(0, SessionMode.NORMAL, 0, 0, 0, false, false);

    /** S-SESS-02: actions in a session. */
    public static final int SLOTS = 3;
}
