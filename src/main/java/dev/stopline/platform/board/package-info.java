/**
 * What the viewers of one game know: boards folded from the game's events on demand, kept from one question to the next
 * and caught up. A game says by a {@link dev.stopline.platform.board.Sight} who sees what.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.platform.board;
