/**
 * What is read of tournaments: {@code Tournaments} folds one on demand for the organizer or for everybody,
 * {@code TournamentListing} keeps the list of all. {@code StandingsTable} and {@code EventRecord} are what is shown and
 * taken away.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.view;
