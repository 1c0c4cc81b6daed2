package dev.stopline.platform.tables;

/**
 * A seat at a table of an event.
 *
 * @param seat what the game calls it
 * @param chair 0 for the first chair, the Company's or the detective's; 1 for the second, the Comrades'
 */
public record TableSeat(String seat, int chair) {}
