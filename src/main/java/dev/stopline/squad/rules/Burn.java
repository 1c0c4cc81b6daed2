package dev.stopline.squad.rules;

/**
 * GAP-32: what the player gives up when a faction's suspicion resolves.
 *
 * @param contactId a contact to be burned; empty = none
 * @param territory a territory of the faction, whose familiarity falls; NONE = none
 */
public record Burn(String contactId, Territory territory) {

    /** No pick: the rules choose. */
    public static final Burn NONE = new Burn("", Territory.NONE);
}
