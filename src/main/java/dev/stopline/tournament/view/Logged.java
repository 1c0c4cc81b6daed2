package dev.stopline.tournament.view;

import dev.stopline.decide.Wording;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.Entrant;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.ResultEvent;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.SetupEvent;
import dev.stopline.tournament.rules.TournamentState;
import java.util.Optional;

/**
 * What somebody decided about an event.
 *
 * @param position after how many events it stands in the standings
 * @param kind the name of what happened
 * @param at when it was stored
 * @param by {@code organizer}, the id of an entrant, or empty for the service
 * @param about the game, entrant, pair or round in question; empty = the event itself
 * @param before, after what a correction replaced and what it put there, or what was decided; else empty
 */
public record Logged(
        int position, String kind, String at, String by, String about, String before, String after, String why) {

    /** What was decided in the step from the one state to the other; nothing where something is only reported. */
    static Optional<Logged> of(TournamentState before, TournamentState s, Happened happened, TournamentNames names) {
        var decided = switch (happened.event()) {
            case SetupEvent e -> setup(e);
            case RegistrationEvent e -> registration(e, names);
            case RoundEvent e -> round(e, names);
            case ResultEvent e -> result(before, e, names);
            case BoardEvent e -> board(e);
        };
        return decided.map(each -> new Logged(
                s.position(),
                happened.event().getClass().getSimpleName(),
                happened.at(),
                who(s, happened.by()),
                each.about(),
                each.before(),
                each.after(),
                each.why()));
    }

    /** What a decision was about, what stood there before and stands there after it, and why. */
    private record Decided(String about, String before, String after, String why) {}

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

    private static Optional<Decided> setup(SetupEvent event) {
        return switch (event) {
            case SetupEvent.TournamentStarted e -> about("");
            case SetupEvent.TournamentClosed e -> about("");
            case SetupEvent.TournamentCreated e -> Optional.empty();
            case SetupEvent.LotsCommitted e -> Optional.empty();
            case SetupEvent.ScoringChosen e -> about("");
            case SetupEvent.TieBreaksChosen e -> about("");
            case SetupEvent.StandingsPublished e ->
                decided("", "", e.open() ? "for everybody" : "for those of the event", "");
            case SetupEvent.LotsDrawn e -> Optional.empty();
            case SetupEvent.LotsSeedRevealed e -> Optional.empty();
        };
    }

    private static Optional<Decided> registration(RegistrationEvent event, TournamentNames names) {
        return switch (event) {
            case RegistrationEvent.EntrantWithdrew e -> decided(names.of(e.entrant()), "", "", e.why());
            case RegistrationEvent.EntrantReturned e -> about(names.of(e.entrant()));
            case RegistrationEvent.SittingOutGranted e ->
                decided(names.of(e.entrant()), "", e.halves() == 0 ? "without points" : "for half a point", "");
            case RegistrationEvent.EntrantRegistered e ->
                e.late() ? decided(names.of(e.entrant()), "", "late", "") : Optional.empty();
            case RegistrationEvent.SittingOutTakenBack e -> about(names.of(e.entrant()));
            case RegistrationEvent.ModeratorAssigned e -> about(String.join(", ", e.boards()));
            case RegistrationEvent.ModeratorRelieved e -> about(e.board());
            case RegistrationEvent.CardSeenNoted e -> Optional.empty();
        };
    }

    private static Optional<Decided> board(BoardEvent event) {
        return switch (event) {
            case BoardEvent.BoardAdded e -> about(e.board());
            case BoardEvent.BoardRemoved e -> about(e.board());
            case BoardEvent.BoardCardSealed e -> Optional.empty();
            case BoardEvent.BoardClosed e -> Optional.empty();
            case BoardEvent.BoardSeedRevealed e -> Optional.empty();
        };
    }

    private static Optional<Decided> round(RoundEvent event, TournamentNames names) {
        return switch (event) {
            case RoundEvent.RoundOpened e -> about(round(e.round()));
            case RoundEvent.RoundClosed e -> about(round(e.round()));
            case RoundEvent.RoundPaused e -> about(round(e.round()));
            case RoundEvent.RoundResumed e -> about(round(e.round()));
            case RoundEvent.ExtraTimeGiven e -> decided(round(e.round()), "", Wording.count(e.minutes(), "minute"), "");
            case RoundEvent.PairingForbidden e -> about(pair(names, e.first(), e.second()));
            case RoundEvent.PairingForced e -> about(pair(names, e.first(), e.second()));
            case RoundEvent.PairingLifted e -> about(pair(names, e.first(), e.second()));
            case RoundEvent.TablesStand e -> Optional.empty();
            case RoundEvent.AttemptStarted e -> Optional.empty();
        };
    }

    private static Optional<Decided> result(TournamentState before, ResultEvent event, TournamentNames names) {
        return switch (event) {
            case ResultEvent.NoShowRecorded e -> decided(names.of(e.entrant()), "", String.join(", ", e.gameIds()), "");
            case ResultEvent.TableRuled e ->
                decided(e.gameId(), "", Outcomes.of(e.ruling()), e.ruling().why());
            case ResultEvent.LineResultCorrected e ->
                decided(e.gameId(), stood(before, e.gameId(), names), Outcomes.of(e.after()), e.why());
            case ResultEvent.JobResultCorrected e ->
                decided(e.gameId(), stood(before, e.gameId(), names), Outcomes.of(e.after()), e.why());
            case ResultEvent.RulingCorrected e ->
                decided(
                        e.gameId(),
                        stood(before, e.gameId(), names),
                        Outcomes.of(e.after()),
                        e.after().why());
            case ResultEvent.LineResultRecorded e -> Optional.empty();
            case ResultEvent.JobResultRecorded e -> Optional.empty();
            case ResultEvent.TableAbandoned e -> about(e.gameId());
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

    private static Optional<Decided> about(String about) {
        return decided(about, "", "", "");
    }

    private static Optional<Decided> decided(String about, String before, String after, String why) {
        return Optional.of(new Decided(about, before, after, why));
    }
}
