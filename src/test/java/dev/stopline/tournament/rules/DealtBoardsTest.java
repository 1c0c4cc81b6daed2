package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.decide.Refusal;
import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** To whom a board may be dealt: not to who knows its card, and both sides of it to nobody alone. */
class DealtBoardsTest {

    private static final TournamentCommand OPEN_1 = new RoundCommand.OpenRound(List.of("B1"), Organized.TIMES);

    private static void enter(Organized event, String... people) {
        event.organizer(new RegistrationCommand.Register(List.of(people)));
    }

    @Test
    @Rule("T-BRD-05")
    void both_sides_of_a_table_are_dealt_to_teams_of_two_or_more() {
        var event = Organized.duplicate().bothChairs("alpha").board("beta");
        enter(event, "p1", "q1");
        enter(event, "p2");
        enter(event, "p3", "q3");
        event.started();
        var refusal = event.refusal(TournamentMove.Part.ORGANIZER, Organized.ORGANIZER, OPEN_1);
        assertThat(refusal.code()).isEqualTo(TournamentRefusal.TEAM_TOO_SMALL);
        assertThat(refusal.faults())
                .singleElement()
                .satisfies(each -> assertThat(each.message()).startsWith("E2 "));

        event.organizer(new RegistrationCommand.SitOut("E2", 0));
        event.organizer(OPEN_1);
        assertThat(event.state().tables()).hasSize(2);
    }

    @Test
    @Rule("T-BRD-05")
    void in_a_ladder_too_and_a_swiss_seats_two_teams() {
        var ladder = Organized.ladder().bothChairs("alpha").entered(2).started().opened("B1");
        var attempt = new RoundCommand.StartAttempt("E1", "B1");
        var refusal = ladder.refusal(TournamentMove.Part.ORGANIZER, Organized.ORGANIZER, attempt);
        assertThat(refusal.code()).isEqualTo(TournamentRefusal.TEAM_TOO_SMALL);
        assertThat(refusal.faults()).extracting(Refusal.Fault::pointer).containsExactly("/board");
        assertThat(Organized.swissOf(4).state().tables()).hasSize(4);
    }

    @Test
    @Rule("T-BRD-05")
    void nobody_sits_on_both_sides_of_a_table() {
        assertThat(Seating.refuseOpposite(0, List.of())).isEmpty();
        assertThat(Seating.refuseOpposite(0, List.of(0, 0))).isEmpty();
        assertThat(Seating.refuseOpposite(1, List.of(0))).map(Refusal::code).contains(TournamentRefusal.SITS_OPPOSITE);
    }

    @Test
    @Rule({"T-REG-08", "T-CLO-03"})
    void a_closed_board_has_shown_its_card_to_everybody_of_the_event() {
        var ladder = Organized.created(Format.LADDER, new Terms(2, 2, 0, 1))
                .entered(2)
                .board("alpha")
                .board("alpha")
                .board(Organized.job("gamma", 1))
                .board(Organized.job("gamma", 1))
                .started()
                .opened("B1");
        ladder.entrant("p1", new RoundCommand.StartAttempt("E1", "B1"));
        ladder.organizer(new ResultCommand.RuleOnTable(Organized.game(1, 1, 1), Organized.cancel()));
        ladder.organizer(new RoundCommand.CloseRound());
        ladder.opened("B2", "B4");

        assertThat(ladder.refused(new RoundCommand.StartAttempt("E2", "B2"))).isEqualTo(TournamentRefusal.BOARD_SEEN);
        assertThat(ladder.entrant("p2", new RoundCommand.StartAttempt("E2", "B4")))
                .hasSize(1);
    }
}
