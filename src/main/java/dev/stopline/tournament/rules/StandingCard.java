package dev.stopline.tournament.rules;

/**
 * What the tie-breaks know of one entrant.
 *
 * @param card the number and the past rounds; without past rounds, the tie-breaks of opponents are 0
 * @param score what decides before any tie-break: in a Swiss event the half points
 * @param processHeld how often its process held, at least 0
 * @param casualties how many casualties it had, at least 0
 */
public record StandingCard(PairingCard card, int score, int processHeld, int casualties) {

    /** An entrant of a Swiss event: its half points decide. */
    public static StandingCard swiss(PairingCard card, int processHeld, int casualties) {
        return new StandingCard(card, card.halfPoints(), processHeld, casualties);
    }
}
