package dev.stopline.platform.dice;

import dev.stopline.decide.SharedBoard;

/**
 * Where in the vault a seed is kept.
 *
 * @param owner the game, or the board that several games share
 * @param span the part of it that one seed covers ({@code case}, {@code J4}, {@code board})
 */
public record SeedPlace(String owner, String span) {

    /** The place of the one seed of a shared board. */
    public static SeedPlace of(SharedBoard board) {
        return new SeedPlace(board.name(), SharedBoard.SPAN);
    }
}
