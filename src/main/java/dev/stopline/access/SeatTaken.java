package dev.stopline.access;

import dev.stopline.platform.axon.RefusedMove;

/**
 * Told when the code for a player's seat is redeemed, in the same transaction. Every bean of this type is
 * asked, about games of every kind: one whose game it is not returns at once.
 */
public interface SeatTaken {

    /**
     * Somebody takes this seat, be it for the first time or in place of another.
     *
     * @throws RefusedMove if the game does not allow it: then the code stays unused
     */
    void seatTaken(String gameId, String seat) throws RefusedMove;
}
