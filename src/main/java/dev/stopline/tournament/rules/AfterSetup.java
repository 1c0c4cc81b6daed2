package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.TournamentState.Phase;
import java.util.TreeMap;

/** What each event of the event's own life changes. */
final class AfterSetup {

    private AfterSetup() {}

    static TournamentState of(TournamentState s, SetupEvent event) {
        return switch (event) {
            case SetupEvent.TournamentCreated e ->
                s.withPhase(Phase.REGISTRATION)
                        .withKey(e.key())
                        .withFormat(e.format())
                        .withTerms(e.terms())
                        .withOrganizer(e.organizer());
            case SetupEvent.LotsCommitted e -> s.withLotsCommitment(e.commitment());
            case SetupEvent.ScoringChosen e -> s.withScoring(e.scoring());
            case SetupEvent.TieBreaksChosen e -> s.withTieBreaks(e.order());
            case SetupEvent.StandingsPublished e -> s.withPublished(e.open());
            case SetupEvent.TournamentStarted e -> s.withPhase(Phase.RUNNING);
            case SetupEvent.LotsDrawn e -> drawn(s, e);
            case SetupEvent.TournamentClosed e -> s.withPhase(Phase.CLOSED);
            case SetupEvent.LotsSeedRevealed e -> s.withLotsSeed(e.seed());
        };
    }

    private static TournamentState drawn(TournamentState s, SetupEvent.LotsDrawn e) {
        var lots = new TreeMap<String, DrawnLot>();
        e.lots().forEach(lot -> lots.put(lot.entrant(), lot));
        return s.withEntrants(s.entrants().stream()
                .map(each -> lots.containsKey(each.id()) ? drawn(each, lots.get(each.id())) : each)
                .toList());
    }

    private static Entrant drawn(Entrant entrant, DrawnLot lot) {
        return entrant.withNumber(lot.number());
    }
}
