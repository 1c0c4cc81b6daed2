package dev.stopline.access;

import dev.stopline.platform.security.Caller;

/**
 * Asked before an organizer looks into a game that others play. Every bean of this type is asked, about games of every
 * kind: one whose game it is not lets everybody in.
 */
public interface Doorkeeper {

    /** Whether this organizer may look into the game. */
    boolean letsIn(Caller.Organizer organizer, String gameId);
}
