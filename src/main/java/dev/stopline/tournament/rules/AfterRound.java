package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import dev.stopline.tournament.rules.TournamentState.PairWord;
import java.util.List;

/** What each event of the rounds changes. */
final class AfterRound {

    private AfterRound() {}

    static TournamentState of(TournamentState s, RoundEvent event) {
        return switch (event) {
            case RoundEvent.RoundOpened e -> opened(s, e);
            case RoundEvent.PairingForbidden e -> said(s, new PairWord(e.first(), e.second(), false));
            case RoundEvent.PairingForced e -> said(s, new PairWord(e.first(), e.second(), true));
            case RoundEvent.PairingLifted e ->
                s.withWords(Lists.without(s.words(), each -> each.isAbout(e.first(), e.second())));
            case RoundEvent.AttemptStarted e ->
                s.changeRound(e.round(), each -> each.withTables(Lists.plus(each.tables(), Table.of(e.deal()))));
            case RoundEvent.TablesStand e -> s.changeRound(e.round(), each -> each.standing(e.gameIds()));
            case RoundEvent.RoundPaused e ->
                s.changeRound(
                        e.round(),
                        each -> each.withStatus(Round.Status.PAUSED)
                                .withPauses(Lists.plus(each.pauses(), new Round.Pause(e.at(), ""))));
            case RoundEvent.RoundResumed e -> s.changeRound(e.round(), each -> resumed(each, e.at()));
            case RoundEvent.ExtraTimeGiven e ->
                s.changeRound(e.round(), each -> each.withExtraMinutes(each.extraMinutes() + e.minutes()));
            case RoundEvent.RoundClosed e -> s.changeRound(e.round(), each -> each.withStatus(Round.Status.CLOSED));
        };
    }

    private static TournamentState said(TournamentState s, PairWord word) {
        return s.withWords(Lists.plus(s.words(), word));
    }

    private static TournamentState opened(TournamentState s, RoundEvent.RoundOpened e) {
        var tables = e.deals().stream().map(Table::of).toList();
        var round = new Round(
                e.round(), Round.Status.OPEN, e.boards(), e.times(), 0, List.of(), tables, e.byes(), e.reasons());
        return s.withRounds(Lists.plus(s.rounds(), round))
                .withBoards(Lists.change(
                        s.boards(), each -> e.boards().contains(each.id()), each -> each.withRound(e.round())))
                .withWords(Lists.without(s.words(), PairWord::forced))
                .withEntrants(Lists.change(
                        s.entrants(),
                        Entrant::sitsOut,
                        each -> each.withSitsOut(false).withSittingHalves(0)));
    }

    private static Round resumed(Round round, String at) {
        return round.withStatus(Round.Status.OPEN)
                .withPauses(Lists.change(
                        round.pauses(), each -> each.until().isEmpty(), each -> new Round.Pause(each.from(), at)));
    }
}
