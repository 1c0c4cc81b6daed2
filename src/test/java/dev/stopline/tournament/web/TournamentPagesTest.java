package dev.stopline.tournament.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.tournament.rules.Organized;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.view.BoardTraveller;
import dev.stopline.tournament.view.EventRecord;
import dev.stopline.tournament.view.PlayedBoards;
import dev.stopline.tournament.view.StandingsTable;
import dev.stopline.tournament.view.TournamentNames;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.ResponseEntity;

@StoplineTest
class TournamentPagesTest {

    private static final TournamentNames NAMES = new TournamentNames(
            "Spring & <b>Weekend</b>", Map.of("E1", "<script>alert(1)</script>", "E2", "Night \"Shift\""));

    @Autowired
    private TournamentPages pages;

    private static Organized open() {
        var event = Organized.threeAtABoard();
        event.ended(Organized.game(1, 1, 1), Organized.CONTAINED);
        event.organizer(new ResultCommand.RuleOnTable(Organized.game(1, 1, 2), Organized.award(5)));
        return event;
    }

    private static Organized closed() {
        var event = open();
        event.ended(Organized.game(1, 1, 3), Organized.COSTLY);
        event.organizer(new ResultCommand.CorrectLineResult(
                Organized.game(1, 1, 3), Organized.PAID_OUT, "The track was misread."));
        event.organizer(new RoundCommand.CloseRound());
        event.organizer(new SetupCommand.CloseTournament());
        return event;
    }

    private static String body(ResponseEntity<String> page) {
        var body = requireNonNull(page.getBody());
        assertThat(body)
                .doesNotContain("<script", "<link", "<img", "src=", "href=", "<b>Weekend")
                .contains("Spring &amp; &lt;b&gt;Weekend&lt;/b&gt;");
        assertThat(page.getHeaders().getFirst("Content-Security-Policy")).startsWith("default-src 'none'");
        return body;
    }

    private String sheet(Organized event) {
        return body(pages.resultSheet(EventRecord.of(event.happened(), NAMES)));
    }

    private String certificates(Organized event) {
        return body(pages.certificates(StandingsTable.of(event.state(), NAMES)));
    }

    @Test
    void the_standings_show_endings_as_they_come_and_no_card() {
        var body = body(pages.standings(open().state(), NAMES));

        assertThat(body)
                .contains("Contained, Payoff 2, Exposure 1, the process held", "By a ruling: awarded 5", "In play")
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "these standings will change")
                .contains("Sessions whose process held.")
                .doesNotContain("alpha");
    }

    @Test
    void before_the_first_round_there_are_names_and_no_lots() {
        var body = body(pages.standings(Organized.duplicate().entered(2).state(), NAMES));

        assertThat(body).contains("Night &quot;Shift&quot;", "no lot drawn").doesNotContain("The latest round");
    }

    @Test
    @Rule({"T-COR-01", "T-CLO-03"})
    void the_sheet_has_results_scoring_lots_and_who_corrected_what_and_why() {
        var event = closed();

        assertThat(sheet(event))
                .contains("alpha", "Paid Out, Payoff 9, Exposure 3, the process did not hold")
                .contains("Costly, Payoff 4, Exposure 2, the process did not hold", "The track was misread.")
                .contains("Line result corrected", "The clock was wrong.", "Seed of the lots: " + Organized.LOTS.hex())
                .contains("A session, for each chair", "<td>12</td><td>8</td>")
                .doesNotContain("A job</caption>", "not closed");
    }

    @Test
    @Rule("T-CLO-03")
    void the_sheet_of_an_open_board_covers_its_card() {
        assertThat(sheet(open())).contains("covered", "this sheet will change").doesNotContain("alpha");
    }

    @Test
    @Rule("T-SWI-06")
    void the_sheet_of_a_swiss_shows_chairs_byes_and_reasons() {
        assertThat(sheet(Organized.swissOf(3)))
                .contains("(Company)", "(Comrades)", "had the bye: 1 point.", "Why round 1 was paired so")
                .doesNotContain("Matchpoints");
    }

    @Test
    void the_sheet_of_careers_shows_what_a_job_brings() {
        assertThat(sheet(Organized.openLadder())).contains("A job</caption>").doesNotContain("for each chair");
    }

    @Test
    void each_entrant_that_played_has_a_certificate_on_a_page_of_its_own() {
        assertThat(certificates(closed()))
                .containsOnlyOnce("took 1st place among 3 with 2 points.")
                .containsOnlyOnce("took 2nd place among 3 with 1 point.")
                .containsOnlyOnce("took 3rd place among 3 with 0 points.")
                .contains("break-after: page", "&lt;script&gt;");
    }

    @Test
    void who_withdrew_or_never_played_has_none_and_nobody_before_the_close() {
        assertThat(certificates(open())).contains("no certificates yet").doesNotContain("took");

        var event = open();
        event.organizer(new RegistrationCommand.Withdraw("E1", "ill"));
        event.organizer(new ResultCommand.RecordNoShow(event.state()
                .table(Organized.game(1, 1, 3))
                .orElseThrow()
                .deal()
                .entrants()
                .getFirst()));
        event.organizer(new RoundCommand.CloseRound());
        event.organizer(new SetupCommand.CloseTournament());
        assertThat(certificates(event)).doesNotContain("&lt;script&gt;").contains("took");
    }

    @Test
    void the_traveller_shows_where_the_tables_of_a_closed_board_parted() {
        var event = PlayedBoards.session().ended(Organized.game(1, 1, 3), Organized.PAID_OUT);

        var body = body(pages.traveller(BoardTraveller.of(event.state(), "B1", NAMES, new PlayedBoards())));

        assertThat(body)
                .contains("Card: pantry-routes.", "stops the line (the field)", "nothing here")
                .contains("<td>1, 2</td>", "<td>row 1</td>", "<td>never</td>", "Stage 3, round 2: SecOps, call");
    }
}
