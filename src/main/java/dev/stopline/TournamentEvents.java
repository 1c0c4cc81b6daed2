package dev.stopline;

import dev.stopline.platform.axon.EventName;
import dev.stopline.tournament.rules.BoardEvent;
import dev.stopline.tournament.rules.RegistrationEvent;
import dev.stopline.tournament.rules.ResultEvent;
import dev.stopline.tournament.rules.RoundEvent;
import dev.stopline.tournament.rules.SetupEvent;
import dev.stopline.tournament.rules.TournamentEvent;
import java.util.List;
import java.util.stream.Stream;

/** How the events of tournaments are called in the store and in the contract, for ever. */
final class TournamentEvents {

    private static final String FIRST = "1";

    private TournamentEvents() {}

    /** The names of all of them. */
    static List<EventName> all() {
        return Stream.of(setup(), registration(), boards(), rounds(), results())
                .flatMap(List::stream)
                .toList();
    }

    private static EventName tournament(Class<? extends TournamentEvent> type, String name) {
        return new EventName(type, "tournament." + name, FIRST);
    }

    private static List<EventName> setup() {
        return List.of(
                tournament(SetupEvent.TournamentCreated.class, "TournamentCreated"),
                tournament(SetupEvent.LotsCommitted.class, "LotsCommitted"),
                tournament(SetupEvent.ScoringChosen.class, "ScoringChosen"),
                tournament(SetupEvent.TieBreaksChosen.class, "TieBreaksChosen"),
                tournament(SetupEvent.StandingsPublished.class, "StandingsPublished"),
                tournament(SetupEvent.TournamentStarted.class, "TournamentStarted"),
                tournament(SetupEvent.LotsDrawn.class, "LotsDrawn"),
                tournament(SetupEvent.TournamentClosed.class, "TournamentClosed"),
                tournament(SetupEvent.LotsSeedRevealed.class, "LotsSeedRevealed"));
    }

    private static List<EventName> registration() {
        return List.of(
                tournament(RegistrationEvent.EntrantRegistered.class, "EntrantRegistered"),
                tournament(RegistrationEvent.EntrantWithdrew.class, "EntrantWithdrew"),
                tournament(RegistrationEvent.EntrantReturned.class, "EntrantReturned"),
                tournament(RegistrationEvent.SittingOutGranted.class, "SittingOutGranted"),
                tournament(RegistrationEvent.SittingOutTakenBack.class, "SittingOutTakenBack"),
                tournament(RegistrationEvent.ModeratorAssigned.class, "ModeratorAssigned"),
                tournament(RegistrationEvent.ModeratorRelieved.class, "ModeratorRelieved"),
                tournament(RegistrationEvent.CardSeenNoted.class, "CardSeenNoted"));
    }

    private static List<EventName> boards() {
        return List.of(
                tournament(BoardEvent.BoardAdded.class, "BoardAdded"),
                tournament(BoardEvent.BoardCardSealed.class, "BoardCardSealed"),
                tournament(BoardEvent.BoardRemoved.class, "BoardRemoved"),
                tournament(BoardEvent.BoardClosed.class, "BoardClosed"),
                tournament(BoardEvent.BoardSeedRevealed.class, "BoardSeedRevealed"));
    }

    private static List<EventName> rounds() {
        return List.of(
                tournament(RoundEvent.RoundOpened.class, "RoundOpened"),
                tournament(RoundEvent.PairingForbidden.class, "PairingForbidden"),
                tournament(RoundEvent.PairingForced.class, "PairingForced"),
                tournament(RoundEvent.PairingLifted.class, "PairingLifted"),
                tournament(RoundEvent.AttemptStarted.class, "AttemptStarted"),
                tournament(RoundEvent.TablesStand.class, "TablesStand"),
                tournament(RoundEvent.RoundPaused.class, "RoundPaused"),
                tournament(RoundEvent.RoundResumed.class, "RoundResumed"),
                tournament(RoundEvent.ExtraTimeGiven.class, "ExtraTimeGiven"),
                tournament(RoundEvent.RoundClosed.class, "RoundClosed"));
    }

    private static List<EventName> results() {
        return List.of(
                tournament(ResultEvent.LineResultRecorded.class, "LineResultRecorded"),
                tournament(ResultEvent.JobResultRecorded.class, "JobResultRecorded"),
                tournament(ResultEvent.TableAbandoned.class, "TableAbandoned"),
                tournament(ResultEvent.NoShowRecorded.class, "NoShowRecorded"),
                tournament(ResultEvent.TableRuled.class, "TableRuled"),
                tournament(ResultEvent.LineResultCorrected.class, "LineResultCorrected"),
                tournament(ResultEvent.JobResultCorrected.class, "JobResultCorrected"),
                tournament(ResultEvent.RulingCorrected.class, "RulingCorrected"));
    }
}
