package dev.stopline.tournament.rules;

import dev.stopline.decide.Lists;
import dev.stopline.tournament.rules.TournamentState.Moderator;
import dev.stopline.tournament.rules.TournamentState.SeenCard;

/** What each event of registration changes. */
final class AfterRegistration {

    private AfterRegistration() {}

    static TournamentState of(TournamentState s, RegistrationEvent event) {
        return switch (event) {
            case RegistrationEvent.EntrantRegistered e ->
                s.withEntrants(Lists.plus(s.entrants(), Entrant.of(e.entrant(), e.subjects(), e.late())));
            case RegistrationEvent.EntrantWithdrew e -> s.changeEntrant(e.entrant(), each -> each.withWithdrawn(true));
            case RegistrationEvent.EntrantReturned e -> s.changeEntrant(e.entrant(), each -> each.withWithdrawn(false));
            case RegistrationEvent.SittingOutGranted e ->
                s.changeEntrant(e.entrant(), each -> each.withSitsOut(true).withSittingHalves(e.halves()));
            case RegistrationEvent.SittingOutTakenBack e ->
                s.changeEntrant(e.entrant(), each -> each.withSitsOut(false).withSittingHalves(0));
            case RegistrationEvent.ModeratorAssigned e -> assigned(s, e);
            case RegistrationEvent.ModeratorRelieved e ->
                s.withModerators(Lists.change(
                        s.moderators(),
                        each -> each.subject().equals(e.subject())
                                && each.board().equals(e.board()),
                        each -> new Moderator(each.subject(), each.board(), true)));
            case RegistrationEvent.CardSeenNoted e ->
                s.withSeen(Lists.plus(s.seen(), new SeenCard(e.subject(), e.cardId())));
        };
    }

    private static TournamentState assigned(TournamentState s, RegistrationEvent.ModeratorAssigned e) {
        var moderators = s.moderators();
        for (var board : e.boards()) {
            moderators = Lists.plus(moderators, new Moderator(e.subject(), board, false));
        }
        return s.withModerators(moderators);
    }
}
