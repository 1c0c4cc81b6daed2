package dev.stopline.tournament.view;

import dev.stopline.decide.Wording;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.Entrant;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.ResultEvent;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.SetupEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import dev.stopline.tournament.rules.TournamentState;
import java.util.Optional;

/**
 * What somebody decided about an event.
 *
 * @param position after how many events it stands in the standings
 * @param kind the name of what happened
 * @param at when; empty where the event does not say
 * @param by {@code organizer}, the id of an entrant, or empty where the event does not say
 * @param about the game, entrant, pair or round in question; empty = the event itself
 * @param before, after what a correction replaced and what it put there, or what was decided; else empty
 */
public record Logged(
        int position, String kind, String at, String by, String about, String before, String after, String why) {

    /** What an event says of a decision, with the state before it and the one it led to; nothing where it only reports. */
    static Optional<Logged> of(
            TournamentState before, TournamentState s, TournamentEvent event, TournamentNames names) {
        var logged = switch (event) {
            case SetupEvent e -> setup(e);
            case RegistrationEvent e -> registration(e, names);
            case RoundEvent e -> round(e, names);
            case ResultEvent e -> result(before, e, names);
            case BoardEvent e -> Optional.<Logged>empty();
        };
        return logged.map(each -> new Logged(
                s.position(),
                event.getClass().getSimpleName(),
                each.at(),
                who(s, each.by()),
                each.about(),
                each.before(),
                each.after(),
                each.why()));
    }

    /** The organizer, an entrant or nobody: no person. */
    private static String who(TournamentState s, String subject) {
        if (subject.equals(s.organizer())) {
            return "organizer";
        }
        return s.entrants().stream()
                .filter(each -> each.subjects().contains(subject))
                .map(Entrant::id)
                .findFirst()
                .orElse("");
    }

    private static Optional<Logged> setup(SetupEvent event) {
        return switch (event) {
            case SetupEvent.TournamentStarted e -> of(e.at(), e.by(), "", "", "", "");
            case SetupEvent.TournamentClosed e -> of(e.at(), e.by(), "", "", "", "");
            case SetupEvent.TournamentCreated e -> Optional.empty();
            case SetupEvent.LotsCommitted e -> Optional.empty();
            case SetupEvent.ScoringChosen e -> Optional.empty();
            case SetupEvent.TieBreaksChosen e -> Optional.empty();
            case SetupEvent.StandingsPublished e -> Optional.empty();
            case SetupEvent.LotsDrawn e -> Optional.empty();
            case SetupEvent.LotsSeedRevealed e -> Optional.empty();
        };
    }

    private static Optional<Logged> registration(RegistrationEvent event, TournamentNames names) {
        return switch (event) {
            case RegistrationEvent.EntrantWithdrew e -> of(e.at(), e.by(), names.of(e.entrant()), "", "", e.why());
            case RegistrationEvent.EntrantReturned e -> of(e.at(), e.by(), names.of(e.entrant()), "", "", "");
            case RegistrationEvent.SittingOutGranted e -> of("", "", names.of(e.entrant()), "", "", "");
            case RegistrationEvent.EntrantRegistered e -> Optional.empty();
            case RegistrationEvent.ModeratorAssigned e -> Optional.empty();
            case RegistrationEvent.ModeratorRelieved e -> Optional.empty();
            case RegistrationEvent.CardSeenNoted e -> Optional.empty();
        };
    }

    private static Optional<Logged> round(RoundEvent event, TournamentNames names) {
        return switch (event) {
            case RoundEvent.RoundOpened e -> of(e.at(), e.by(), round(e.round()), "", "", "");
            case RoundEvent.RoundClosed e -> of(e.at(), e.by(), round(e.round()), "", "", "");
            case RoundEvent.RoundPaused e -> of(e.at(), "", round(e.round()), "", "", "");
            case RoundEvent.RoundResumed e -> of(e.at(), "", round(e.round()), "", "", "");
            case RoundEvent.ExtraTimeGiven e ->
                of(e.at(), e.by(), round(e.round()), "", Wording.count(e.minutes(), "minute"), "");
            case RoundEvent.PairingForbidden e -> of("", "", pair(names, e.first(), e.second()), "", "", "");
            case RoundEvent.PairingForced e -> of("", "", pair(names, e.first(), e.second()), "", "", "");
            case RoundEvent.PairingLifted e -> of("", "", pair(names, e.first(), e.second()), "", "", "");
            case RoundEvent.TablesStand e -> Optional.empty();
            case RoundEvent.AttemptStarted e -> Optional.empty();
        };
    }

    private static Optional<Logged> result(TournamentState before, ResultEvent event, TournamentNames names) {
        return switch (event) {
            case ResultEvent.NoShowRecorded e ->
                of(e.at(), e.by(), names.of(e.entrant()), "", String.join(", ", e.gameIds()), "");
            case ResultEvent.TableRuled e ->
                of(
                        e.at(),
                        e.by(),
                        e.gameId(),
                        "",
                        Outcomes.of(e.ruling()),
                        e.ruling().why());
            case ResultEvent.LineResultCorrected e ->
                of(e.at(), e.by(), e.gameId(), stood(before, e.gameId(), names), Outcomes.of(e.after()), e.why());
            case ResultEvent.JobResultCorrected e ->
                of(e.at(), e.by(), e.gameId(), stood(before, e.gameId(), names), Outcomes.of(e.after()), e.why());
            case ResultEvent.RulingCorrected e ->
                of(
                        e.at(),
                        e.by(),
                        e.gameId(),
                        stood(before, e.gameId(), names),
                        Outcomes.of(e.after()),
                        e.after().why());
            case ResultEvent.LineResultRecorded e -> Optional.empty();
            case ResultEvent.JobResultRecorded e -> Optional.empty();
            case ResultEvent.TableAbandoned e -> of(e.at(), "", e.gameId(), "", "", "");
        };
    }

    /** T-COR-01: what stood at a table, be it a result, a ruling or a forfeit. */
    private static String stood(TournamentState before, String gameId, TournamentNames names) {
        return before.table(gameId).map(each -> Outcomes.of(each, names)).orElse("");
    }

    private static String round(int number) {
        return "Round " + number;
    }

    private static String pair(TournamentNames names, String first, String second) {
        return names.of(first) + " and " + names.of(second);
    }

    private static Optional<Logged> of(String at, String by, String about, String before, String after, String why) {
        return Optional.of(new Logged(0, "", at, by, about, before, after, why));
    }
}
