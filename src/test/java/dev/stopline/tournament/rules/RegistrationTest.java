package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.dice.Commitment;
import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who enters, late or in time, and who may be given which board. */
class RegistrationTest {

    private static RegistrationCommand.Register twelve(int subjects) {
        return new RegistrationCommand.Register(
                IntStream.range(0, subjects).mapToObj(each -> "s" + each).toList());
    }

    @Test
    @Rule("T-REG-01")
    void a_team_has_one_subject_to_twelve_each_once() {
        assertThat(Organized.swiss().organizer(twelve(12)))
                .containsExactly(
                        new RegistrationEvent.EntrantRegistered("E1", twelve(12).subjects(), false));
        assertThat(Organized.swiss().refused(twelve(13))).isEqualTo(TournamentRefusal.BAD_SUBJECTS);
        assertThat(Organized.swiss().refused(new RegistrationCommand.Register(List.of("a", "a"))))
                .isEqualTo(TournamentRefusal.BAD_SUBJECTS);
        assertThat(Organized.swiss().refused(new RegistrationCommand.Register(List.of(" "))))
                .isEqualTo(TournamentRefusal.BAD_SUBJECTS);
    }

    @Test
    @Rule({"T-REG-01", "T-EVT-02"})
    void the_organizer_plays_by_the_organizers_own_word_alone() {
        var together = new RegistrationCommand.Register(List.of("p1", Organized.ORGANIZER));

        assertThat(Organized.duplicate().refused(Part.ENTRANT, "p1", together)).isEqualTo(TournamentRefusal.NOT_YOURS);
        assertThat(Organized.duplicate().organizer(together)).hasSize(1);
        assertThat(Organized.duplicate().entrant(Organized.ORGANIZER, together)).hasSize(1);
    }

    @Test
    @Rule({"T-REG-03", "T-CLO-03"})
    void who_may_have_looked_on_at_the_boards_of_a_ladder_does_not_enter_it_late() {
        var self = new RegistrationCommand.Register(List.of(Organized.ORGANIZER));

        assertThat(Organized.openLadder().refused(self)).isEqualTo(TournamentRefusal.LATE_ENTRY_CLOSED);
        assertThat(Organized.ladder().organizer(self)).hasSize(1);
        assertThat(Organized.threeAtABoard().organizer(self)).isNotEmpty();
    }

    @Test
    @Rule("T-REG-03")
    void a_late_entry_gets_a_lot_at_once_and_plays_from_the_next_round_on() {
        var event = Organized.threeAtABoard();
        var played = event.organizer(new RegistrationCommand.Register(List.of("late")));

        assertThat(played).first().isEqualTo(new RegistrationEvent.EntrantRegistered("E4", List.of("late"), true));
        assertThat(event.state().entrant("E4").orElseThrow().number()).isEqualTo(4);
        assertThat(event.state().openRound().orElseThrow().tables()).hasSize(3);
    }

    @Test
    @Rule({"T-REG-05", "T-REG-06"})
    void who_withdraws_is_dealt_no_board_and_who_returns_is_again() {
        var event =
                Organized.duplicate().entered(3).board("alpha").board("beta").started();
        event.entrant("p1", new RegistrationCommand.Withdraw("E1", "ill"));
        event.opened("B1");
        assertThat(event.state().openRound().orElseThrow().tables()).noneMatch(each -> each.seats("E1"));

        event.ended(Organized.game(1, 1, 1), Organized.CONTAINED).ended(Organized.game(1, 1, 2), Organized.COSTLY);
        event.organizer(new RoundCommand.CloseRound());
        event.entrant("p1", new RegistrationCommand.Return("E1"));
        event.opened("B2");
        assertThat(event.state().openRound().orElseThrow().tables()).anyMatch(each -> each.seats("E1"));
    }

    @Test
    @Rule("T-EVT-02")
    void an_entrant_moves_for_itself_alone_and_results_come_from_the_service_alone() {
        var event = Organized.threeAtABoard();
        assertThat(event.refused(Part.ENTRANT, "p2", new RegistrationCommand.Withdraw("E1", "ill")))
                .isEqualTo(TournamentRefusal.NOT_YOURS);
        assertThat(event.refused(Part.ENTRANT, "p2", new RoundCommand.CloseRound()))
                .isEqualTo(TournamentRefusal.NOT_YOURS);
        var result = new ResultCommand.RecordLineResult(Organized.game(1, 1, 1), Organized.CONTAINED);
        assertThat(event.refused(result)).isEqualTo(TournamentRefusal.NOT_YOURS);
        assertThat(event.refused(Part.SERVICE, "service", new RoundCommand.CloseRound()))
                .isEqualTo(TournamentRefusal.NOT_YOURS);
    }

    @Test
    @Rule("T-REG-07")
    void who_moderates_a_board_neither_enters_nor_is_dealt_it() {
        var event = Organized.duplicate().entered(2).board("alpha").board("beta");
        event.organizer(new RegistrationCommand.AssignModerator("mod", List.of("B1")));
        event.organizer(new RegistrationCommand.AssignModerator("mod2", List.of("B1", "B2")));
        var enter = new RegistrationCommand.Register(List.of("mod"));
        assertThat(event.refused(enter)).isEqualTo(TournamentRefusal.MODERATOR_PLAYS);

        event.organizer(new RegistrationCommand.RelieveModerator("mod", "B1"));
        event.organizer(enter);
        event.started();
        var open = new RoundCommand.OpenRound(List.of("B1"), Organized.TIMES);
        var refusal = event.refusal(Part.ORGANIZER, Organized.ORGANIZER, open);
        assertThat(refusal.code()).as("what a moderator saw stays seen").isEqualTo(TournamentRefusal.BOARD_SEEN);
        assertThat(refusal.faults()).singleElement().satisfies(each -> {
            assertThat(each.pointer()).isEqualTo("/boards/0");
            assertThat(each.message()).startsWith("E3 ");
        });
        event.opened("B2");
    }

    @Test
    @Rule({"T-REG-08", "T-RND-06"})
    void who_saw_a_card_is_not_given_it_and_may_sit_out_instead() {
        var event = Organized.swiss().entered(3).board("alpha").board("beta").started();
        event.organizer(new RegistrationCommand.NoteSeen("p3", "beta"));
        var open = new RoundCommand.OpenRound(List.of("B1", "B2"), Organized.TIMES);
        assertThat(event.refused(open)).isEqualTo(TournamentRefusal.BOARD_SEEN);

        event.organizer(new RegistrationCommand.SitOut("E3", 1));
        event.organizer(open);
        assertThat(event.state().openRound().orElseThrow().byes())
                .containsExactly(new RoundBye("E3", 1, RoundBye.Kind.SAT_OUT));
        assertThat(event.row("E3").halves()).isEqualTo(1);
        assertThat(event.state().entrant("E3").orElseThrow().sitsOut()).isFalse();
    }

    @Test
    @Rule("T-EVT-01")
    void terms_have_their_ranges_on_both_sides() {
        assertThat(new Terms(64, 0, 2, 64).faults(Format.SWISS).all()).isEmpty();
        assertThat(new Terms(65, 0, 2, 0).faults(Format.SWISS).all()).isNotEmpty();
        assertThat(new Terms(1, 0, 3, 0).faults(Format.SWISS).all()).isNotEmpty();
        assertThat(new Terms(1, 0, 0, 2).faults(Format.SWISS).all()).isNotEmpty();
        assertThat(new Terms(1, 1, 0, 0).faults(Format.SWISS).all()).isNotEmpty();
        assertThat(new Terms(1, 100, 0, 0).faults(Format.LADDER).all()).isEmpty();
        assertThat(new Terms(1, 101, 0, 0).faults(Format.LADDER).all()).isNotEmpty();
        assertThat(new Terms(1, 0, 0, 0).faults(Format.LADDER).all()).isNotEmpty();
        assertThat(new Terms(0, 1, -1, 1).faults(Format.DUPLICATE).all())
                .extracting(Refusal.Fault::pointer)
                .containsExactly("/rounds", "/attempts", "/byeHalves", "/lateUntil");
    }

    @Test
    @Rule({"T-LOT-01", "T-LOT-02", "T-LOT-03", "T-LOT-04"})
    void lots_come_from_the_seed_that_was_committed_to_and_give_the_numbers() {
        var event = Organized.swiss().entered(4).started();
        var lots = event.events().stream()
                .filter(SetupEvent.LotsDrawn.class::isInstance)
                .map(SetupEvent.LotsDrawn.class::cast)
                .toList()
                .getFirst()
                .lots();
        assertThat(lots).extracting(DrawnLot::number).containsExactly(1, 2, 3, 4);
        assertThat(lots)
                .allSatisfy(each -> assertThat(each.faces()).isNotEmpty().allMatch(face -> face >= 1 && face <= 20));

        assertThat(event.organizer(new SetupCommand.CloseTournament()))
                .contains(new SetupEvent.LotsSeedRevealed(Organized.LOTS.hex()));
        assertThat(Commitment.to(Organized.LOTS).hex()).isEqualTo(event.state().lotsCommitment());
    }

    @Test
    @Rule("T-REG-08")
    void the_organizer_has_read_the_cards_that_they_chose_but_may_play_a_job() {
        var event = Organized.duplicate().entered(2);
        event.organizer(new RegistrationCommand.Register(List.of(Organized.ORGANIZER)));
        event.board("alpha").board(Organized.job("beta", 1)).started();
        assertThat(event.refused(new RoundCommand.OpenRound(List.of("B1"), Organized.TIMES)))
                .isEqualTo(TournamentRefusal.BOARD_SEEN);
        event.organizer(new RoundCommand.OpenRound(List.of("B2"), Organized.TIMES));
        assertThat(event.state().tables()).hasSize(3);
    }
}
