package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * T-LAD-01..04: while a round is open an entrant attempts its boards, one at a time and none twice, as often as the terms
 * say; the best attempt stands, and the total of all of them stands beside it.
 */
final class Ladder {

    private Ladder() {}

    static Optional<Refusal> refuse(TournamentState s, RoundCommand.StartAttempt c) {
        if (s.format() != Format.LADDER) {
            return Refusal.refuse(TournamentRefusal.WRONG_FORMAT);
        }
        return RoundClock.refuseWithoutRound(s)
                .or(() -> Refusal.refuseIf(RoundClock.isPaused(s), TournamentRefusal.ROUND_PAUSED))
                .or(() -> Registration.refuseUnlessIn(s, c.entrant()))
                .or(() -> refuseBoard(s, c.board()))
                .or(() -> refuseAttempt(s, c.entrant()))
                .or(() -> refuseDeal(s, c));
    }

    /** T-REG-08, T-BRD-05: as for a round, but of the one board that is named. */
    private static Optional<Refusal> refuseDeal(TournamentState s, RoundCommand.StartAttempt c) {
        var entrants = List.of(s.entrant(c.entrant()).orElseThrow());
        var boards = List.of(s.board(c.board()).orElseThrow());
        return new SeenBoards(s)
                .refuse(entrants, boards)
                .or(() -> Seating.refuseAlone(s, entrants, boards))
                .map(refusal -> new Refusal(
                        refusal.code(),
                        refusal.faults().stream()
                                .map(each -> new Refusal.Fault("/board", each.rule(), each.message()))
                                .toList()));
    }

    private static Optional<Refusal> refuseBoard(TournamentState s, String board) {
        boolean there =
                s.openRound().filter(each -> each.boards().contains(board)).isPresent();
        return Refusal.refuseIf(!there, TournamentRefusal.UNKNOWN_BOARD);
    }

    /** T-LAD-02, T-LAD-03: a cancelled attempt is none. */
    private static Optional<Refusal> refuseAttempt(TournamentState s, String entrant) {
        var own = s.tables().filter(each -> each.seats(entrant)).toList();
        if (!own.stream().allMatch(Table::ended)) {
            return Refusal.refuse(TournamentRefusal.ATTEMPT_OPEN);
        }
        long used = own.stream()
                .filter(each -> each.ruling().kind() != TableRuling.Kind.CANCELLED)
                .count();
        return Refusal.refuseIf(used >= s.terms().attempts(), TournamentRefusal.ATTEMPTS_USED);
    }

    static void start(Draft<TournamentState, TournamentEvent> d, TournamentMove move, RoundCommand.StartAttempt c) {
        var round = d.state().openRound().orElseThrow();
        int table = round.at(c.board()).size() + 1;
        var game = d.state().board(c.board()).orElseThrow().spec().game();
        var id = game.id(d.state().key(), round.number(), c.board(), table);
        d.emit(new RoundEvent.AttemptStarted(
                round.number(), new Deal(id, c.board(), table, List.of(c.entrant())), move.at()));
    }

    /** The best attempt of each entrant, in halves; one who has none yet is not there. */
    static Map<String, Integer> best(TournamentState s) {
        var best = new TreeMap<String, Integer>();
        s.tables()
                .filter(Table::counts)
                .forEach(table -> s.board(table.deal().board())
                        .ifPresent(board -> best.merge(
                                table.deal().entrants().getFirst(),
                                2 * s.scoring().of(table, board.spec().mode(), 0),
                                Math::max)));
        return best;
    }
}
