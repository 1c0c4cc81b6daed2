package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;

/** What each event of the boards changes. */
final class AfterBoard {

    private AfterBoard() {}

    static TournamentState of(TournamentState s, BoardEvent event) {
        return switch (event) {
            case BoardEvent.BoardAdded e ->
                s.withBoards(
                        Lists.plus(s.boards(), new Board(e.board(), e.spec(), e.commitment(), 0, false, false, "")));
            case BoardEvent.BoardRemoved e -> s.changeBoard(e.board(), each -> each.withRemoved(true));
            case BoardEvent.BoardCardSealed e -> s.changeBoard(e.board(), each -> carded(each, e.cardId()));
            case BoardEvent.BoardClosed e ->
                s.changeBoard(e.board(), each -> carded(each, e.cardId()).withClosed(true));
            case BoardEvent.BoardSeedRevealed e -> s.changeBoard(e.board(), each -> each.withSeed(e.seed()));
        };
    }

    private static Board carded(Board board, String cardId) {
        return board.withSpec(board.spec().withCardId(cardId));
    }
}
