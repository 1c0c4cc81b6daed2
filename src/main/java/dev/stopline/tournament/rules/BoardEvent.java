package dev.stopline.tournament.rules;

/** The boards of the event. */
public sealed interface BoardEvent extends TournamentEvent {

    record BoardAdded(String board, BoardSpec spec, String commitment) implements BoardEvent {}

    record BoardRemoved(String board) implements BoardEvent {}

    /** T-CLO-01: the board has ended at every table. */
    record BoardClosed(String board) implements BoardEvent {}

    record BoardSeedRevealed(String board, String seed) implements BoardEvent {}
}
