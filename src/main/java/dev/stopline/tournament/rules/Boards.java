package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * T-BRD-01..04: boards are values with one sealed dice stream each; a Swiss needs both chairs, and what several tables
 * share is thrown by the server. A board is dealt in one round, and may be taken back before.
 */
final class Boards {

    static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    private Boards() {}

    static Optional<Refusal> refuse(TournamentState s, BoardCommand.AddBoard c) {
        var faults = c.spec().faults();
        if (!faults.isEmpty() || !HEX.matcher(c.commitment()).matches()) {
            return Refusal.refuse(TournamentRefusal.BAD_BOARD, faults);
        }
        boolean chairsMissing = s.format() == Format.SWISS && c.spec().mode() != BoardMode.BOTH_CHAIRS;
        return Refusal.refuseIf(chairsMissing || c.spec().entersDice(), TournamentRefusal.BOARD_UNFIT);
    }

    static void add(Draft<TournamentState, TournamentEvent> d, BoardCommand.AddBoard c) {
        var id = nextId(d.state());
        d.emit(new BoardEvent.BoardAdded(id, c.spec().withCardId(""), c.commitment()));
        d.emit(new BoardEvent.BoardCardSealed(id, c.spec().cardId()));
    }

    /** B1, B2, …: taken back ones keep theirs. */
    static String nextId(TournamentState s) {
        return "B" + (s.boards().size() + 1);
    }

    static Optional<Refusal> refuse(TournamentState s, BoardCommand.RemoveBoard c) {
        return refuseUnknown(s, c.board())
                .or(() -> Refusal.refuseIf(
                        s.board(c.board()).filter(Board::undealt).isEmpty(), TournamentRefusal.BOARD_DEALT));
    }

    static Optional<Refusal> refuseUnknown(TournamentState s, String board) {
        return Refusal.refuseIf(s.board(board).isEmpty(), TournamentRefusal.UNKNOWN_BOARD);
    }
}
