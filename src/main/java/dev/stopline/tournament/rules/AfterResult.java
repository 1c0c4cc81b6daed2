package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import dev.stopline.tournament.rules.TournamentState.Correction;

/** What each event of the results changes. */
final class AfterResult {

    private AfterResult() {}

    static TournamentState of(TournamentState s, ResultEvent event) {
        return switch (event) {
            case ResultEvent.LineResultRecorded e ->
                s.changeTable(e.gameId(), each -> finished(each.withLine(e.result())));
            case ResultEvent.JobResultRecorded e ->
                s.changeTable(e.gameId(), each -> jobClosed(s, each.withJob(e.result())));
            case ResultEvent.TableAbandoned e ->
                s.changeTable(e.gameId(), each -> each.withStatus(Table.Status.ABANDONED));
            case ResultEvent.NoShowRecorded e -> absent(s, e);
            case ResultEvent.TableRuled e -> s.changeTable(e.gameId(), each -> ruled(each, e.ruling()));
            case ResultEvent.LineResultCorrected e ->
                corrected(s, e.gameId(), e.why(), e.by(), e.at())
                        .changeTable(e.gameId(), each -> played(each.withLine(e.after())));
            case ResultEvent.JobResultCorrected e ->
                corrected(s, e.gameId(), e.why(), e.by(), e.at())
                        .changeTable(e.gameId(), each -> each.withJob(e.after()));
            case ResultEvent.RulingCorrected e ->
                corrected(s, e.gameId(), e.after().why(), e.by(), e.at())
                        .changeTable(e.gameId(), each -> ruled(each, e.after()));
        };
    }

    private static Table finished(Table table) {
        return table.withStatus(Table.Status.FINISHED);
    }

    /** T-COR-01: a corrected result takes the place of a ruling or a forfeit. */
    private static Table played(Table table) {
        return finished(table).withRuling(TableRuling.NONE);
    }

    private static Table ruled(Table table, TableRuling ruling) {
        return table.withStatus(Table.Status.RULED).withRuling(ruling);
    }

    /** T-RES-02: a career has ended here when every job of its arc has closed. */
    private static Table jobClosed(TournamentState s, Table table) {
        boolean all = s.board(table.deal().board())
                .filter(board -> table.jobs().size() >= board.spec().jobs())
                .isPresent();
        return all ? finished(table) : table;
    }

    private static TournamentState absent(TournamentState s, ResultEvent.NoShowRecorded e) {
        var changed = s;
        for (var gameId : e.gameIds()) {
            changed = changed.changeTable(
                    gameId,
                    each -> each.withStatus(Table.Status.FORFEIT).withAbsent(Lists.plus(each.absent(), e.entrant())));
        }
        return changed;
    }

    private static TournamentState corrected(TournamentState s, String gameId, String why, String by, String at) {
        int round = s.rounds().stream()
                .filter(each -> each.tables().stream()
                        .anyMatch(table -> table.deal().gameId().equals(gameId)))
                .mapToInt(Round::number)
                .findFirst()
                .orElse(0);
        return s.withCorrections(
                Lists.plus(s.corrections(), new Correction(gameId, round, why, by, at, s.position() + 1)));
    }
}
