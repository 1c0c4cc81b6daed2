/**
 * The Axon shell of tournaments: asks the rules, applies or refuses. {@code OpenTournament} creates one,
 * {@code PlayTournament} plays a move in it. Beside it stand the steps that follow from events by themselves:
 * {@code SetTheTables}, {@code WhenAGameEndsThenRecordTheResult} and {@code WhenABoardClosesThenOpenIt}.
 */
@org.jspecify.annotations.NullMarked
package dev.stopline.tournament.aggregate;
