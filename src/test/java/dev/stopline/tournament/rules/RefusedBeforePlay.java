package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A move that meets each refusal code of the event itself and of registration. */
final class RefusedBeforePlay {

    private static final Map<TournamentRefusal, Supplier<TournamentRefusal>> MET = new TreeMap<>();

    static {
        ofTheEvent();
        ofRegistration();
    }

    private RefusedBeforePlay() {}

    static Map<TournamentRefusal, Supplier<TournamentRefusal>> met() {
        return MET;
    }

    private static void ofTheEvent() {
        var create = new SetupCommand.CreateTournament("spring", Format.SWISS, new Terms(1, 0, 0, 0));
        met(TournamentRefusal.ALREADY_EXISTS, () -> Organized.swiss().refused(create));
        met(TournamentRefusal.NO_TOURNAMENT, () -> new Organized().refused(new SetupCommand.StartTournament()));
        met(
                TournamentRefusal.BAD_KEY,
                () -> new Organized()
                        .refused(new SetupCommand.CreateTournament("a b", Format.SWISS, new Terms(1, 0, 0, 0))));
        met(
                TournamentRefusal.BAD_TERMS,
                () -> new Organized()
                        .refused(new SetupCommand.CreateTournament("a", Format.SWISS, new Terms(0, 0, 0, 0))));
        met(
                TournamentRefusal.NOT_YOURS,
                () -> Organized.swiss().refused(Part.ORGANIZER, "another", new SetupCommand.StartTournament()));
        met(TournamentRefusal.ORGANIZER_UNKNOWN, () -> new Organized().refused(Part.ORGANIZER, "", create));
        met(
                TournamentRefusal.ALREADY_STARTED,
                () -> Organized.threeAtABoard().refused(new SetupCommand.ChooseScoring(Scoring.STANDARD)));
        met(TournamentRefusal.NOT_STARTED, () -> Organized.swiss().refused(new SetupCommand.CloseTournament()));
        met(TournamentRefusal.TOO_FEW_ENTRANTS, () -> Organized.swiss().refused(new SetupCommand.StartTournament()));
        met(
                TournamentRefusal.BAD_TIE_BREAKS,
                () -> Organized.swiss().refused(new SetupCommand.ChooseTieBreaks(List.of())));
        met(TournamentRefusal.BAD_SCORING, () -> {
            var tooMuch = new ChairScore(101, 0, 0, 0, 0, 0, 0);
            return Organized.swiss()
                    .refused(new SetupCommand.ChooseScoring(
                            new Scoring(tooMuch, ChairScore.COMRADES, JobScore.STANDARD)));
        });
        met(TournamentRefusal.TOURNAMENT_CLOSED, () -> {
            var event = Organized.duplicate().entered(2).started();
            event.organizer(new SetupCommand.CloseTournament());
            return event.refused(new RegistrationCommand.Register(List.of("x")));
        });
    }

    private static void ofRegistration() {
        met(
                TournamentRefusal.BAD_SUBJECTS,
                () -> Organized.swiss().refused(new RegistrationCommand.Register(List.of())));
        met(
                TournamentRefusal.SUBJECT_TAKEN,
                () -> Organized.swiss().entered(1).refused(new RegistrationCommand.Register(List.of("p1"))));
        met(
                TournamentRefusal.TOO_MANY_ENTRANTS,
                () -> Organized.swiss()
                        .entered(Registration.MOST_ENTRANTS)
                        .refused(new RegistrationCommand.Register(List.of("x"))));
        met(TournamentRefusal.LATE_ENTRY_CLOSED, () -> {
            var event = Organized.created(Format.DUPLICATE, new Terms(3, 0, 0, 0))
                    .entered(2)
                    .board("alpha")
                    .started()
                    .opened("B1");
            return event.refused(new RegistrationCommand.Register(List.of("x")));
        });
        met(
                TournamentRefusal.UNKNOWN_ENTRANT,
                () -> Organized.swiss().refused(new RegistrationCommand.Withdraw("E1", "ill")));
        met(TournamentRefusal.WITHDRAWN, () -> {
            var event = Organized.swiss().entered(1);
            event.organizer(new RegistrationCommand.Withdraw("E1", "ill"));
            return event.refused(new RegistrationCommand.Withdraw("E1", "ill"));
        });
        met(
                TournamentRefusal.NOT_WITHDRAWN,
                () -> Organized.swiss().entered(1).refused(new RegistrationCommand.Return("E1")));
        met(
                TournamentRefusal.BAD_SITTING_OUT,
                () -> Organized.swiss().entered(1).refused(new RegistrationCommand.SitOut("E1", 2)));
        met(
                TournamentRefusal.MODERATOR_PLAYS,
                () -> Organized.swiss()
                        .entered(1)
                        .board("alpha")
                        .refused(new RegistrationCommand.AssignModerator("p1", List.of("B1"))));
        met(
                TournamentRefusal.NOT_MODERATING,
                () -> Organized.swiss().board("alpha").refused(new RegistrationCommand.RelieveModerator("m", "B1")));
        met(TournamentRefusal.ALREADY_NOTED, () -> {
            var event = Organized.swiss();
            event.organizer(new RegistrationCommand.NoteSeen("p1", "alpha"));
            return event.refused(new RegistrationCommand.NoteSeen("p1", "alpha"));
        });
    }

    private static void met(TournamentRefusal code, Supplier<TournamentRefusal> move) {
        MET.put(code, move);
    }
}
