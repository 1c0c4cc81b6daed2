package dev.stopline.tournament.rules;

import dev.stopline.decide.Draft;
import dev.stopline.decide.Refusal;
import java.util.Optional;

/**
 * T-COR-01..03: a result is put right by the organizer until the event closes; who, when and why are kept. Standings
 * follow from there on, and no pairing that was made changes.
 */
final class Corrections {

    private static final int LONGEST_WHY = 500;

    private Corrections() {}

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.CorrectLineResult c) {
        return refuseWithoutResult(s, c.gameId())
                .or(() -> Results.refuseOther(s, c.gameId(), Game.LINE))
                .or(() -> c.result().faults().refuse(TournamentRefusal.BAD_RESULT))
                .or(() -> refuseWithoutWhy(c.why()));
    }

    static void correct(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.CorrectLineResult c) {
        var before = d.state().table(c.gameId()).orElseThrow().line();
        d.emit(new ResultEvent.LineResultCorrected(c.gameId(), before, c.result(), c.why(), move.by(), move.at()));
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.CorrectJobResult c) {
        boolean closed = s.table(c.gameId())
                .filter(each -> each.status() == Table.Status.FINISHED)
                .flatMap(each -> each.job(c.result().job()))
                .isPresent();
        return Results.refuseUnknown(s, c.gameId())
                .or(() -> Results.refuseOther(s, c.gameId(), Game.SQUAD))
                .or(() -> Results.refuseJob(s, c.gameId(), c.result()))
                .or(() -> Refusal.refuseIf(!closed, TournamentRefusal.NO_RESULT_YET))
                .or(() -> refuseWithoutWhy(c.why()));
    }

    static void correct(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.CorrectJobResult c) {
        var table = d.state().table(c.gameId()).orElseThrow();
        var before = table.job(c.result().job()).orElseThrow();
        d.emit(new ResultEvent.JobResultCorrected(c.gameId(), before, c.result(), c.why(), move.by(), move.at()));
    }

    static Optional<Refusal> refuse(TournamentState s, ResultCommand.CorrectByRuling c) {
        return refuseWithoutResult(s, c.gameId()).or(() -> Results.refuseRuling(s, c.gameId(), c.ruling()));
    }

    static void correct(
            Draft<TournamentState, TournamentEvent> d, TournamentMove move, ResultCommand.CorrectByRuling c) {
        var before = d.state().table(c.gameId()).orElseThrow().ruling();
        d.emit(new ResultEvent.RulingCorrected(c.gameId(), before, c.ruling(), move.by(), move.at()));
    }

    static Optional<Refusal> refuseWithoutWhy(String why) {
        return Refusal.refuseIf(why.isBlank() || why.length() > LONGEST_WHY, TournamentRefusal.WHY_REQUIRED);
    }

    private static Optional<Refusal> refuseWithoutResult(TournamentState s, String gameId) {
        return Results.refuseUnknown(s, gameId)
                .or(() -> Refusal.refuseIf(
                        s.table(gameId).filter(Table::ended).isEmpty(), TournamentRefusal.NO_RESULT_YET));
    }
}
