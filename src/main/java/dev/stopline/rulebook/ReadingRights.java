package dev.stopline.rulebook;

import java.security.Principal;

/**
 * How far a caller may read in a rulebook. A game's web ring provides one as a bean, because only the game knows whether
 * the caller is an Incident Master, whether the case has started and whether the debrief is open. Without one, and for a
 * caller without a token, the reach is {@link RuleReaders#ALL}.
 */
@FunctionalInterface
public interface ReadingRights {

    /** The reach of this caller in the rulebook of this game; {@link RuleReaders#ALL} for a game that they do not sit in. */
    RuleReaders reachOf(String game, Principal caller);
}
