package dev.stopline.tournament.rules;

/** The boards of the event. */
public sealed interface BoardEvent extends TournamentEvent {

    /** The board without its card: {@code cardId} is empty. */
    record BoardAdded(String board, BoardSpec spec, String commitment) implements BoardEvent {}

    /** T-CLO-03: the card of a board; the organizer's alone until the board closes. */
    record BoardCardSealed(String board, String cardId) implements BoardEvent {}

    record BoardRemoved(String board) implements BoardEvent {}

    /** T-CLO-01: the board has ended at every table; its card is said aloud. */
    record BoardClosed(String board, String cardId) implements BoardEvent {}

    record BoardSeedRevealed(String board, String seed) implements BoardEvent {}
}
