package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.List;
import java.util.Optional;

/** T-RES-01..06: what tables bring: the games' own endings, games left, entrants who do not come, and rulings. */
final class Results {

    private Results() {}

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.RecordLineResult c) {
        return refuseEnded(s, c.gameId())
                .or(() -> refuseOther(s, c.gameId(), Game.LINE))
                .or(() -> c.result().faults().refuse(TournamentRefusal.BAD_RESULT));
    }

    static void record(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.RecordLineResult c) {
        d.emit(new ResultEvent.LineResultRecorded(c.gameId(), c.result(), move.at()));
        BoardClosing.afterTables(d);
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.RecordJobResult c) {
        return refuseEnded(s, c.gameId())
                .or(() -> refuseOther(s, c.gameId(), Game.SQUAD))
                .or(() -> refuseJob(s, c.gameId(), c.result()))
                .or(() -> Refusal.refuseIf(
                        s.table(c.gameId())
                                .flatMap(each -> each.job(c.result().job()))
                                .isPresent(),
                        TournamentRefusal.TABLE_ENDED));
    }

    static void record(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.RecordJobResult c) {
        d.emit(new ResultEvent.JobResultRecorded(c.gameId(), c.result(), move.at()));
        BoardClosing.afterTables(d);
    }

    /** T-RES-02: whether no job of the table's arc can have closed like that. */
    static Optional<Refusal> refuseJob(TournamentState s, String gameId, JobResult result) {
        int jobs = s.table(gameId)
                .flatMap(table -> s.board(table.deal().board()))
                .map(board -> board.spec().jobs())
                .orElse(0);
        return result.faults(jobs).refuse(TournamentRefusal.BAD_RESULT);
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.NoteAbandoned c) {
        return refuseEnded(s, c.gameId())
                .or(() -> Refusal.refuseIf(
                        s.table(c.gameId())
                                .filter(each -> each.status() == Table.Status.ABANDONED)
                                .isPresent(),
                        TournamentRefusal.ALREADY_NOTED));
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.RecordNoShow c) {
        return RoundClock.refuseWithoutRound(s)
                .or(() -> Registration.refuseUnknown(s, c.entrant()))
                .or(() -> Refusal.refuseIf(awaited(s, c.entrant()).isEmpty(), TournamentRefusal.NOT_PLAYING));
    }

    static void record(Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.RecordNoShow c) {
        var games = awaited(d.state(), c.entrant());
        d.emit(new ResultEvent.NoShowRecorded(
                RoundClock.openNumber(d.state()), c.entrant(), games, move.by(), move.at()));
        BoardClosing.afterTables(d);
    }

    /** T-RES-04: where the entrant may yet come, or where it is not yet said that it did not come either. */
    private static List<String> awaited(TournamentState s, String entrant) {
        return s.openRound().stream()
                .flatMap(each -> each.tables().stream())
                .filter(each -> each.seats(entrant) && !each.absent().contains(entrant))
                .filter(each -> !each.ended() || each.status() == Table.Status.FORFEIT)
                .map(each -> each.deal().gameId())
                .toList();
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.RuleOnTable c) {
        return refuseEnded(s, c.gameId()).or(() -> refuseRuling(s, c.gameId(), c.ruling()));
    }

    static void rule(Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.RuleOnTable c) {
        d.emit(new ResultEvent.TableRuled(c.gameId(), c.ruling(), move.by(), move.at()));
        BoardClosing.afterTables(d);
    }

    static Optional<Refusal> refuseRuling(TournamentState s, String gameId, TableRuling ruling) {
        boolean sound = s.table(gameId)
                .filter(each -> ruling.sound(each.deal().entrants().size()))
                .isPresent();
        return Refusal.refuseIf(!sound, TournamentRefusal.BAD_RULING)
                .or(() -> Corrections.refuseWithoutWhy(ruling.why()));
    }

    private static Optional<Refusal> refuseEnded(TournamentState s, String gameId) {
        return refuseUnknown(s, gameId)
                .or(() -> Refusal.refuseIf(
                        s.table(gameId).filter(Table::ended).isPresent(), TournamentRefusal.TABLE_ENDED));
    }

    static Optional<Refusal> refuseUnknown(TournamentState s, String gameId) {
        return Refusal.refuseIf(s.table(gameId).isEmpty(), TournamentRefusal.UNKNOWN_GAME);
    }

    static Optional<Refusal> refuseOther(TournamentState s, String gameId, Game game) {
        boolean same = s.table(gameId)
                .flatMap(table -> s.board(table.deal().board()))
                .filter(board -> board.spec().game() == game)
                .isPresent();
        return Refusal.refuseIf(!same, TournamentRefusal.WRONG_GAME);
    }
}
