package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import dev.stopline.dice.Commitment;
import dev.stopline.dice.Seed;
import java.util.Optional;

/**
 * T-CLO-01..03: a board closes when it has ended at every table (in a ladder: when its round closes too). Until then its
 * seed, card, identities and debriefs stay shut at every table, finished ones as well; afterwards its seed is opened.
 */
public final class BoardClosing {

    private BoardClosing() {}

    /** Whether what a finished game of this event tells must wait: nothing if the game is none of its tables'. */
    public static Optional<Refusal> refuseDebrief(TournamentState s, String gameId) {
        boolean open = s.table(gameId)
                .flatMap(table -> s.board(table.deal().board()))
                .filter(board -> !board.closed())
                .isPresent();
        return Refusal.refuseIf(open, TournamentRefusal.BOARD_STILL_OPEN);
    }

    /** Closes what has just ended everywhere. */
    static void afterTables(Draft<TournamentState, TournamentEvent> d) {
        var round = d.state().openRound();
        if (round.isEmpty() || d.state().format() == Format.LADDER) {
            return;
        }
        for (var board : round.get().boards()) {
            boolean ended = d.state().openRound().stream()
                    .flatMap(each -> each.at(board).stream())
                    .allMatch(Table::ended);
            if (ended) {
                close(d, board);
            }
        }
    }

    /** Closes whatever of the round is still open: every table has ended. */
    static void withRound(Draft<TournamentState, TournamentEvent> d, Round round) {
        for (var board : round.boards()) {
            close(d, board);
        }
    }

    private static void close(Draft<TournamentState, TournamentEvent> d, String id) {
        d.state()
                .board(id)
                .filter(each -> !each.closed())
                .ifPresent(board ->
                        d.emit(new BoardEvent.BoardClosed(id, board.spec().cardId())));
    }

    static Optional<Refusal> refuse(TournamentState s, BoardCommand.RevealBoardSeed c) {
        if (s.board(c.board()).isEmpty()) {
            return Refusal.refuse(TournamentRefusal.UNKNOWN_BOARD);
        }
        var board = s.board(c.board()).orElseThrow();
        if (!board.closed()) {
            return Refusal.refuse(TournamentRefusal.BOARD_STILL_OPEN);
        }
        if (!board.seed().isEmpty()) {
            return Refusal.refuse(TournamentRefusal.ALREADY_REVEALED);
        }
        boolean bound = Boards.HEX.matcher(c.seed()).matches()
                && new Commitment(board.commitment()).binds(Seed.ofHex(c.seed()));
        return Refusal.refuseIf(!bound, TournamentRefusal.BAD_SEED);
    }
}
