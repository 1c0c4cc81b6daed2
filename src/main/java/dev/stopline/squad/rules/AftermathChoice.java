package dev.stopline.squad.rules;

/**
 * S-AFTER: what the player names for a row that asks for it.
 *
 * @param faction the faction of rows C1, P1, H4; {@code faction2} the second of P1; NONE = none named
 * @param contactId the contact of rows C2, S2, P2, H1; empty = none named
 * @param option what row S2 takes: LEVERAGE or REQUISITION
 * @param sourceId the source that row S5 turns into a contact; empty = none named
 */
public record AftermathChoice(
        Faction faction, Faction faction2, String contactId, Option option, String sourceId, Burn burn) {

    /** Nothing named. */
    public static final AftermathChoice NONE =
            new AftermathChoice(Faction.NONE, Faction.NONE, "", Option.LEVERAGE, "", Burn.NONE);

    /** GAP-48: how a contact's wish for cover is met. */
    public enum Option {
        LEVERAGE,
        REQUISITION
    }
}
