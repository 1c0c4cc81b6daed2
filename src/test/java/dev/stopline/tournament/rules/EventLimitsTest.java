package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an event takes and refuses at its edges: its start and its end, its entrants, its boards and its results. */
class EventLimitsTest {

    private static final SetupCommand SCORING = new SetupCommand.ChooseScoring(
            new Scoring(new ChairScore(100, 0, 0, 0, -100, 0, 0), ChairScore.COMRADES, JobScore.STANDARD));

    @Test
    @Rule({"T-EVT-03", "T-SCO-01"})
    void two_entrants_start_an_event_and_fix_its_scoring() {
        var event = Organized.duplicate().entered(1);
        assertThat(event.refused(new SetupCommand.StartTournament())).isEqualTo(TournamentRefusal.TOO_FEW_ENTRANTS);

        event.organizer(SCORING);
        event.entered(1).started();

        assertThat(event.state().scoring().company().contained()).isEqualTo(100);
        assertThat(event.refused(SCORING)).isEqualTo(TournamentRefusal.ALREADY_STARTED);
    }

    @Test
    @Rule("T-EVT-04")
    void an_event_closes_between_rounds_and_takes_nothing_more() {
        var event = Organized.threeAtABoard();
        assertThat(event.refused(new SetupCommand.CloseTournament())).isEqualTo(TournamentRefusal.ROUND_OPEN);
        for (int table = 1; table <= 3; table++) {
            event.ended(Organized.game(1, 1, table), Organized.CONTAINED);
        }
        event.organizer(new RoundCommand.CloseRound());

        event.organizer(new SetupCommand.CloseTournament());

        assertThat(event.refused(new RegistrationCommand.Register(List.of("x"))))
                .isEqualTo(TournamentRefusal.TOURNAMENT_CLOSED);
    }

    @Test
    @Rule({"T-REG-02", "T-REG-04"})
    void a_subject_is_entered_once_and_the_thousandth_entrant_is_the_last() {
        var event = Organized.duplicate().entered(Registration.MOST_ENTRANTS - 1);
        assertThat(event.refused(new RegistrationCommand.Register(List.of("x", "p1"))))
                .isEqualTo(TournamentRefusal.SUBJECT_TAKEN);

        event.entered(1);

        assertThat(event.refused(new RegistrationCommand.Register(List.of("x"))))
                .isEqualTo(TournamentRefusal.TOO_MANY_ENTRANTS);
    }

    @Test
    @Rule("T-RND-03")
    void a_round_of_a_swiss_has_two_boards_and_any_other_at_least_one() {
        var swiss = Organized.swiss()
                .entered(2)
                .board("alpha")
                .board("beta")
                .board("gamma")
                .started();
        assertThat(swiss.refused(open("B1"))).isEqualTo(TournamentRefusal.BOARD_COUNT);
        assertThat(swiss.refused(open("B1", "B2", "B3"))).isEqualTo(TournamentRefusal.BOARD_COUNT);
        assertThat(swiss.opened("B1", "B2").state().openRound()).isPresent();

        var duplicate = Organized.duplicate().entered(2).board("alpha").started();
        assertThat(duplicate.refused(open())).isEqualTo(TournamentRefusal.BOARD_COUNT);
        assertThat(duplicate.opened("B1").state().openRound()).isPresent();
    }

    private static RoundCommand.OpenRound open(String... boards) {
        return new RoundCommand.OpenRound(List.of(boards), Organized.TIMES);
    }

    @Test
    @Rule({"T-RES-01", "T-RES-06"})
    void a_session_brings_its_result_once() {
        var event = Organized.threeAtABoard();
        var game = Organized.game(1, 1, 1);

        event.ended(game, Organized.CONTAINED);

        assertThat(event.state().table(game).orElseThrow().line()).isEqualTo(Organized.CONTAINED);
        assertThat(event.refused(
                        TournamentMove.Part.SERVICE,
                        "service",
                        new ResultCommand.RecordLineResult(game, Organized.CONTAINED)))
                .isEqualTo(TournamentRefusal.TABLE_ENDED);
    }
}
