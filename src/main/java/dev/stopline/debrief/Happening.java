package dev.stopline.debrief;

import java.time.Instant;

/**
 * An event as it was stored, and the move that caused it.
 *
 * @param moveId the same text for all events of one move
 * @param by who made the move: a seat, {@code IM} or {@code organizer}
 * @param move the command's name ({@code CastVote})
 * @param forSeat the seat it was made for when the Incident Master named one; empty = none
 * @param at when it was stored
 * @param <E> an event of the game
 */
public record Happening<E>(E event, String moveId, String by, String move, String forSeat, Instant at) {}
