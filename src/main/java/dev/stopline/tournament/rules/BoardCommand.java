package dev.stopline.tournament.rules;

/** The boards of the event. */
public sealed interface BoardCommand extends TournamentCommand {

    /** T-BRD-01: adds a board; {@code commitment} is the published hash of its dice, 64 hex digits. */
    record AddBoard(BoardSpec spec, String commitment) implements BoardCommand {}

    /** T-BRD-03: takes back a board that has not been dealt. */
    record RemoveBoard(String board) implements BoardCommand {}

    /** T-CLO-02: opens the seed of a closed board, 64 hex digits. */
    record RevealBoardSeed(String board, String seed) implements BoardCommand {}
}
