/**
 * Tournaments over HTTP: one operation a kind of move, what is read of an event, and the list of events. Start at
 * {@code TournamentController}; the moves of each chapter stand in a controller of their own, and their bodies beside it.
 * {@code TableSeats} gives each table its places.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.web;
