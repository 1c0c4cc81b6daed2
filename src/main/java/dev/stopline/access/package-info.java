/**
 * Who may come in: join codes (kept as keyed hashes), the holders of seats with their names, subjects, and the tokens
 * they get. The only place of a person's name. {@code JoinCodes} issues and redeems, {@code Roster} tells who sits
 * where, and a {@code SeatTaken} bean hears of a player who takes a seat.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.access;
