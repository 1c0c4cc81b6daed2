package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An event says what it waits for, and is never stuck without saying what is missing. */
class WaitsTest {

    private static String game(int table) {
        return Organized.game(1, 1, table);
    }

    @Test
    @Rule({"T-EVT-03", "T-EVT-04", "T-RND-10", "T-RND-07", "T-RES-03"})
    void an_event_says_what_it_waits_for() {
        var event = Organized.duplicate();
        waits(event, Waits.ENTRANTS, "register");
        event.entered(3);
        waits(event, Waits.BOARDS, "addBoard");
        event.board("alpha");
        waits(event, Waits.START, "startTournament");
        event.started();
        waits(event, Waits.ROUND, "openRound");
        event.opened("B1");
        waits(event, Waits.TABLES, "");
        event.service(new RoundCommand.NoteTablesStand(List.of(game(1), game(2), game(3))));
        waits(event, Waits.RESULTS, "");
        event.organizer(new RoundCommand.PauseRound());
        waits(event, Waits.RESUME, "resumeRound");
        event.organizer(new RoundCommand.ResumeRound());
        event.service(new ResultCommand.NoteAbandoned(game(3)));
        waits(event, Waits.RULINGS, "ruleOnTable");
        event.organizer(new ResultCommand.RuleOnTable(game(3), Organized.cancel()));
        event.ended(game(1), Organized.CONTAINED).ended(game(2), Organized.COSTLY);
        waits(event, Waits.ROUND_END, "closeRound");
        event.organizer(new RoundCommand.CloseRound());
        waits(event, Waits.BOARDS, "addBoard");
        event.organizer(new SetupCommand.CloseTournament());
        waits(event, Waits.NOTHING, "");
    }

    @Test
    @Rule({"T-RND-06", "T-REG-06"})
    void sitting_out_is_taken_back_so_that_no_event_is_stuck() {
        var event = Organized.duplicate().entered(2).board("alpha").started();
        event.organizer(new RegistrationCommand.SitOut("E1", 0));
        waits(event, Waits.ENTRANTS, "register");
        assertThat(Listed.field(event, "returnEntrant", "entrant").values()).containsExactly("E1");
        event.entrant("p1", new RegistrationCommand.Return("E1"));
        waits(event, Waits.ROUND, "openRound");
        assertThat(event.refused(new RegistrationCommand.Return("E1"))).isEqualTo(TournamentRefusal.NOT_WITHDRAWN);

        event.organizer(new RegistrationCommand.SitOut("E1", 0));
        event.organizer(new RegistrationCommand.Withdraw("E1", "Ill."));
        assertThat(event.organizer(new RegistrationCommand.Return("E1"))).hasSize(2);
        assertThat(event.opened("B1").state().tables()).hasSize(2);
    }

    @Test
    @Rule({"T-REG-08", "T-SWI-04"})
    void where_no_round_can_be_opened_the_event_waits_for_what_is_missing() {
        var event = Organized.duplicate().entered(2).board("alpha").started();
        event.organizer(new RegistrationCommand.NoteSeen("p1", "alpha"));
        waits(event, Waits.BOARDS, "addBoard");
        event.board("beta");
        waits(event, Waits.ROUND, "openRound");
        assertThat(Listed.field(event, "openRound", "boards").values()).containsExactly("B2");

        var apart = Organized.swiss().entered(2).board("alpha").board("beta").started();
        apart.organizer(new RoundCommand.ForbidPairing("E1", "E2"));
        waits(apart, Waits.PAIRS, "liftPairing");
    }

    private static void waits(Organized event, Waits waits, String first) {
        var open = Listed.ofOrganizer(event.state(), false);
        assertThat(open.waits()).isEqualTo(waits);
        assertThat(open.waits().sentence()).endsWith(".");
        assertThat(open.moves().getFirst().suggested()).isEqualTo(!first.isEmpty());
        if (!first.isEmpty()) {
            assertThat(open.moves().getFirst().operationId()).isEqualTo(first);
        }
    }
}
