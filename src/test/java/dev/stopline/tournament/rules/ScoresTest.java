package dev.stopline.tournament.rules;

import static dev.stopline.tournament.rules.Organized.CONTAINED;
import static dev.stopline.tournament.rules.Organized.COSTLY;
import static dev.stopline.tournament.rules.Organized.PAID_OUT;
import static dev.stopline.tournament.rules.Organized.award;
import static dev.stopline.tournament.rules.Organized.cancel;
import static dev.stopline.tournament.rules.Organized.career;
import static dev.stopline.tournament.rules.Organized.closed;
import static dev.stopline.tournament.rules.Organized.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What results bring, in each format, corrections included. */
class ScoresTest {

    @Test
    @Rule({"T-SCO-02", "T-SCO-03", "T-SCO-04", "T-RES-02"})
    void the_standard_scoring_counts_judging_beside_winning() {
        assertThat(ChairScore.COMPANY.of(CONTAINED)).isEqualTo(12 - 2 - 1 + 6);
        assertThat(ChairScore.COMPANY.of(COSTLY)).isEqualTo(8 - 4 - 2);
        assertThat(ChairScore.COMRADES.of(PAID_OUT)).isEqualTo(12 + 9 + 3);
        assertThat(JobScore.STANDARD.of(new JobResult(1, JobClose.CLEAN_STOP, 1, 2, true)))
                .isEqualTo(12 - 2 - 2 - 3);
        var event = Organized.duplicate()
                .entered(2)
                .board(Organized.job("arc", 2))
                .started()
                .opened("B1");
        event.service(new ResultCommand.RecordJobResult(career(1, 1, 1), closed(2, JobClose.STOP)));
        assertThat(event.row("E1").tables())
                .as("an arc counts when all its jobs are over")
                .isZero();
        event.service(new ResultCommand.RecordJobResult(career(1, 1, 1), closed(1, JobClose.CLEAN_STOP)));
        assertThat(event.row("E1").total()).isEqualTo(9 + 12 - 2 * 2 - 2 * 2);
    }

    @Test
    @Rule({"T-DUP-02", "T-DUP-03"})
    void matchpoints_compare_each_table_with_each_other_one() {
        var event = Organized.duplicate().entered(4).board("alpha").started().opened("B1");
        event.ended(game(1, 1, 1), CONTAINED).ended(game(1, 1, 2), COSTLY).ended(game(1, 1, 3), COSTLY);
        assertThat(event.row("E1").halves())
                .as("beat two, and the fourth does not count yet")
                .isEqualTo(2 + 2 + 1);
        assertThat(event.row("E2").halves()).isEqualTo(1 + 1);
        assertThat(event.row("E4").halves()).isZero();

        event.organizer(new ResultCommand.RuleOnTable(game(1, 1, 4), cancel()));
        assertThat(event.row("E4").halves()).as("an average").isEqualTo(3);
        event.organizer(new ResultCommand.CorrectByRuling(game(1, 1, 4), award(100)));
        assertThat(event.row("E4").halves()).as("a top").isEqualTo(6);
        assertThat(event.row("E1").halves()).isEqualTo(4);
    }

    @Test
    @Rule({"T-RES-04", "T-DUP-03"})
    void who_does_not_come_has_nothing_and_the_field_an_average_against_them() {
        var event = Organized.threeAtABoard().ended(game(1, 1, 1), CONTAINED).ended(game(1, 1, 2), COSTLY);
        assertThat(event.organizer(new ResultCommand.RecordNoShow("E3"))).hasSize(2);
        assertThat(event.row("E3").halves()).isZero();
        assertThat(event.row("E1").halves()).isEqualTo(3);
        assertThat(event.row("E2").halves()).isEqualTo(1);
    }

    @Test
    @Rule({"T-SWI-01", "T-SWI-02", "T-SWI-06", "T-RND-05"})
    void an_encounter_is_two_sessions_with_the_chairs_exchanged() {
        var event = Organized.swissOf(3);
        var round = event.state().openRound().orElseThrow();
        var first = round.tables().getFirst().deal().entrants();
        assertThat(round.tables().getLast().deal().entrants()).isEqualTo(first.reversed());
        assertThat(round.reasons()).hasSize(2).allMatch(each -> !each.why().isEmpty());
        assertThat(round.byes()).singleElement().satisfies(bye -> {
            assertThat(bye.kind()).isEqualTo(RoundBye.Kind.PAIRING);
            assertThat(event.row(bye.entrant()).halves()).isEqualTo(2);
        });

        event.ended(game(1, 1, 1), CONTAINED);
        assertThat(event.row(first.getFirst()).halves()).isZero();
        event.ended(game(1, 2, 1), PAID_OUT);
        assertThat(event.row(first.getFirst()).halves()).isEqualTo(2);
        assertThat(event.row(first.getLast()).halves()).isZero();
        assertThat(event.row(first.getFirst()).total()).isEqualTo(15 + 24);
    }

    @Test
    @Rule("T-SWI-02")
    void equal_sums_are_a_draw() {
        var event = Organized.swissOf(2).ended(game(1, 1, 1), COSTLY).ended(game(1, 2, 1), COSTLY);
        assertThat(event.row("E1").halves()).isEqualTo(1);
        assertThat(event.row("E2").halves()).isEqualTo(1);
    }

    @Test
    @Rule("T-SWI-03")
    void a_forfeit_wins_and_two_absent_teams_both_lose_and_a_cancelled_encounter_is_a_draw() {
        var event = Organized.swissOf(2);
        event.organizer(new ResultCommand.RecordNoShow("E1"));
        assertThat(event.row("E2").halves()).isEqualTo(2);
        event.organizer(new ResultCommand.RecordNoShow("E2"));
        assertThat(event.row("E2").halves()).isZero();
        assertThat(event.refused(new ResultCommand.RecordNoShow("E2"))).isEqualTo(TournamentRefusal.NOT_PLAYING);

        event.organizer(new ResultCommand.CorrectByRuling(game(1, 1, 1), cancel()));
        event.organizer(new ResultCommand.CorrectByRuling(game(1, 2, 1), cancel()));
        assertThat(event.row("E1").halves()).isEqualTo(1);
        assertThat(event.row("E2").halves()).isEqualTo(1);
    }

    @Test
    @Rule({"T-SWI-04", "T-SWI-05"})
    void a_forced_pairing_is_made_once_and_lifted_words_are_forgotten() {
        var event = Organized.swiss().entered(4).board("alpha").board("beta").started();
        event.organizer(new RoundCommand.ForbidPairing("E1", "E2"));
        event.organizer(new RoundCommand.LiftPairing("E2", "E1"));
        event.organizer(new RoundCommand.ForcePairing("E1", "E2"));
        assertThat(event.refused(new RoundCommand.ForcePairing("E3", "E2"))).isEqualTo(TournamentRefusal.PAIR_CONFLICT);
        event.opened("B1", "B2");
        assertThat(event.state().openRound().orElseThrow().tables())
                .anyMatch(each -> each.seats("E1") && each.seats("E2"));
        assertThat(event.state().words()).isEmpty();
    }

    @Test
    @Rule({"T-LAD-01", "T-LAD-02", "T-LAD-03", "T-LAD-04"})
    void the_best_attempt_stands_and_a_cancelled_one_is_none() {
        var event = Organized.openLadder();
        event.entrant("p1", new RoundCommand.StartAttempt("E1", "B1"));
        event.organizer(new ResultCommand.RuleOnTable(career(1, 1, 1), cancel()));
        assertThat(event.refused(new RoundCommand.StartAttempt("E1", "B1"))).isEqualTo(TournamentRefusal.BOARD_SEEN);
        event.entrant("p1", new RoundCommand.StartAttempt("E1", "B2"));
        event.service(new ResultCommand.RecordJobResult(career(1, 2, 1), closed(1, JobClose.CLEAN_STOP)));
        event.entrant("p1", new RoundCommand.StartAttempt("E1", "B3"));
        event.service(new ResultCommand.RecordJobResult(career(1, 3, 1), closed(1, JobClose.STOP)));
        assertThat(event.row("E1").halves()).isEqualTo(2 * 8);
        assertThat(event.row("E1").total()).isEqualTo(8 + 5);
        assertThat(event.state().board("B2").orElseThrow().closed()).isFalse();
        assertThat(event.organizer(new RoundCommand.CloseRound()))
                .contains(new BoardEvent.BoardClosed("B2", "beta"))
                .endsWith(new RoundEvent.RoundClosed(1, Organized.ORGANIZER, lastAt(event)));
    }

    @Test
    @Rule("T-LAD-04")
    void who_made_no_attempt_stands_behind_the_worst_that_was_made() {
        var event = Organized.openLadder();
        assertThat(event.row("E1").rank()).isEqualTo(1);
        event.entrant("p2", new RoundCommand.StartAttempt("E2", "B1"));
        event.organizer(new ResultCommand.RuleOnTable(career(1, 1, 1), award(-9)));

        assertThat(event.row("E2").rank()).isEqualTo(1);
        assertThat(event.row("E2").halves()).isEqualTo(-18);
        assertThat(event.row("E1").rank()).isEqualTo(2);
        assertThat(event.row("E1").halves()).isZero();
    }

    private static String lastAt(Organized event) {
        return ((RoundEvent.RoundClosed) event.events().getLast()).at();
    }

    @Test
    @Rule({"T-COR-01", "T-COR-02", "T-COR-03", "T-STA-05"})
    void a_correction_keeps_who_when_and_why_and_changes_no_pairing() {
        var event = Organized.swissOf(2).board("gamma").board("delta");
        event.ended(game(1, 1, 1), CONTAINED).ended(game(1, 2, 1), PAID_OUT);
        event.organizer(new RoundCommand.CloseRound());
        event.opened("B3", "B4");
        var deals = event.state().rounds().getLast().tables();
        var before = Standings.afterRound(event.state(), 1).rows().getFirst().entrant();

        event.organizer(new ResultCommand.CorrectLineResult(game(1, 1, 1), PAID_OUT, "misread"));
        event.organizer(new ResultCommand.CorrectLineResult(game(1, 2, 1), CONTAINED, "misread"));
        assertThat(event.state().corrections()).hasSize(2).first().satisfies(each -> {
            assertThat(each.by()).isEqualTo(Organized.ORGANIZER);
            assertThat(each.why()).isEqualTo("misread");
            assertThat(each.round()).isEqualTo(1);
            assertThat(each.at()).isNotEmpty();
        });
        assertThat(Standings.afterRound(event.state(), 1).rows().getFirst().entrant())
                .isNotEqualTo(before);
        assertThat(event.state().rounds().getLast().tables()).isEqualTo(deals);
    }

    @Test
    @Rule({"T-STA-02", "T-STA-03", "T-STA-04"})
    void standings_show_every_tie_break_of_the_event_and_their_position() {
        var event = Organized.duplicate().entered(2).board("alpha");
        event.organizer(new SetupCommand.ChooseTieBreaks(List.of(TieBreak.PROCESS_HELD, TieBreak.LOTS)));
        event.started().opened("B1").ended(game(1, 1, 2), CONTAINED);
        assertThat(Standings.of(event.state()).position())
                .isEqualTo(event.events().size());
        assertThat(event.row("E2").values())
                .extracting(TieBreakValue::tieBreak)
                .containsExactly(TieBreak.PROCESS_HELD, TieBreak.LOTS);
        assertThat(event.row("E2").rank()).isEqualTo(1);
    }
}
