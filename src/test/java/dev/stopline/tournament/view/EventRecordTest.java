package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Rule;
import dev.stopline.tournament.rules.BoardCommand;
import dev.stopline.tournament.rules.Organized;
import dev.stopline.tournament.rules.RandomTournament;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.SetupCommand;
import dev.stopline.tournament.rules.TournamentMove.Part;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class EventRecordTest {

    private static final TournamentNames NAMES = new TournamentNames("Spring Weekend", Map.of("E1", "Night Shift"));
    private static final JsonMapper JSON = new JsonMapper();

    private static EventRecord record(Organized event) {
        return EventRecord.of(event.happened(), NAMES);
    }

    @Test
    @Rule("T-CLO-03")
    void a_card_is_told_once_its_board_is_closed() {
        var event = Organized.threeAtABoard();
        event.ended(Organized.game(1, 1, 1), Organized.CONTAINED).ended(Organized.game(1, 1, 2), Organized.COSTLY);
        assertThat(record(event).boards().getFirst().cardId()).isEmpty();
        assertThat(JSON.writeValueAsString(record(event))).doesNotContain("alpha");

        event.ended(Organized.game(1, 1, 3), Organized.PAID_OUT);

        assertThat(record(event).boards().getFirst().cardId()).isEqualTo("alpha");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    @Rule("T-CLO-03")
    void whatever_happens_no_open_card_and_no_person_is_in_it(int number) {
        var random = new RandomTournament(number);
        random.event().watch(EventRecordTest::tellsNothing);

        random.play();

        assertThat(record(random.event()).rounds()).isNotEmpty();
    }

    private static void tellsNothing(Organized event) {
        var json = JSON.writeValueAsString(record(event));
        for (var board : event.state().boards()) {
            // Between a board and its card there is a moment in which it has none.
            if (!board.closed() && !board.spec().cardId().isEmpty()) {
                assertThat(json).doesNotContain("\"" + board.spec().cardId() + "\"");
            }
        }
        event.state().entrants().stream()
                .flatMap(each -> each.subjects().stream())
                .forEach(subject -> assertThat(json).doesNotContain("\"" + subject + "\""));
    }

    @Test
    @Rule({"T-SWI-04", "T-SWI-05", "T-RND-06"})
    void wishes_and_sittings_out_say_who_and_when_too() {
        var event = Organized.swiss().entered(5).started();
        event.organizer(new RoundCommand.ForbidPairing("E1", "E2"));
        event.organizer(new RoundCommand.LiftPairing("E1", "E2"));
        event.organizer(new RoundCommand.ForcePairing("E1", "E3"));
        event.organizer(new RegistrationCommand.SitOut("E4", 1));
        event.organizer(new SetupCommand.PublishStandings(true));

        assertThat(record(event).log()).allSatisfy(each -> {
            assertThat(each.at()).startsWith("2026-03-14T10:");
            assertThat(each.by()).isEqualTo("organizer");
        });
        assertThat(record(event).log())
                .extracting(Logged::kind)
                .endsWith(
                        "PairingForbidden",
                        "PairingLifted",
                        "PairingForced",
                        "SittingOutGranted",
                        "StandingsPublished");
    }

    @Test
    @Rule("T-COR-01")
    void a_correction_says_who_when_and_why_and_what_stood_there_before() {
        var event = Organized.threeAtABoard();
        event.ended(Organized.game(1, 1, 1), Organized.CONTAINED);
        event.organizer(
                new ResultCommand.CorrectLineResult(Organized.game(1, 1, 1), Organized.COSTLY, "Exposure misread."));

        var logged = record(event).log().getLast();

        assertThat(logged.kind()).isEqualTo("LineResultCorrected");
        assertThat(logged.by()).isEqualTo("organizer");
        assertThat(logged.at()).startsWith("2026-03-14T10:");
        assertThat(logged.why()).isEqualTo("Exposure misread.");
        assertThat(logged.about()).isEqualTo(Organized.game(1, 1, 1));
        assertThat(logged.before()).isEqualTo("Contained, Payoff 2, Exposure 1, the process held");
        assertThat(logged.after()).isEqualTo("Costly, Payoff 4, Exposure 2, the process did not hold");
        assertThat(logged.position()).isEqualTo(event.events().size());
    }

    @Test
    void who_withdraws_itself_is_named_as_an_entrant() {
        var event = Organized.threeAtABoard();
        event.play(Part.ENTRANT, "p2", new RegistrationCommand.Withdraw("E2", "ill"));

        assertThat(record(event).log().getLast().by()).isEqualTo("E2");
        assertThat(record(event).entrants().get(1).withdrawn()).isTrue();
    }

    @Test
    @Rule({"T-LOT-02", "T-LOT-03"})
    void the_lots_are_there_as_thrown_and_their_seed_after_the_close() {
        var event = Organized.threeAtABoard();
        assertThat(record(event).lots().seed()).isEmpty();
        assertThat(record(event).lots().drawn())
                .hasSize(3)
                .allSatisfy(each -> assertThat(each.faces()).isNotEmpty());

        for (int table = 1; table <= 3; table++) {
            event.ended(Organized.game(1, 1, table), Organized.CONTAINED);
        }
        event.organizer(new RoundCommand.CloseRound());
        event.organizer(new SetupCommand.CloseTournament());
        event.service(new BoardCommand.RevealBoardSeed("B1", Organized.SEED.hex()));

        assertThat(record(event).lots().seed()).isEqualTo(Organized.LOTS.hex());
        assertThat(record(event).boards().getFirst().seed()).isEqualTo(Organized.SEED.hex());
    }

    @Test
    @Rule({"T-RES-04", "T-RES-05"})
    void forfeits_rulings_and_scores_stand_at_their_tables() {
        var event = Organized.threeAtABoard();
        event.ended(Organized.game(1, 1, 1), Organized.CONTAINED);
        event.organizer(new ResultCommand.RecordNoShow("E2"));
        event.organizer(new ResultCommand.RuleOnTable(Organized.game(1, 1, 3), Organized.award(5)));

        var tables = record(event).rounds().getFirst().tables();

        assertThat(tables)
                .extracting(RecordedTable::outcome)
                .contains(
                        "Contained, Payoff 2, Exposure 1, the process held",
                        "Forfeit: E2 did not come",
                        "By a ruling: awarded 5");
        assertThat(tables)
                .flatExtracting(RecordedTable::places)
                .extracting(RecordedTable.Place::score)
                .containsExactlyInAnyOrder(15, 0, 5);
        assertThat(tables).extracting(RecordedTable::points).containsExactlyInAnyOrder("1.5", "0", "0.5");
    }

    @Test
    @Rule("T-SWI-01")
    void an_encounter_shows_both_chairs_and_its_reasons() {
        var round = record(Organized.swissOf(3)).rounds().getFirst();

        assertThat(round.tables().getFirst().places())
                .extracting(RecordedTable.Place::chair)
                .containsExactly(RecordedTable.Chair.COMPANY, RecordedTable.Chair.COMRADES);
        assertThat(round.tables().getFirst().places().reversed())
                .extracting(RecordedTable.Place::entrant)
                .containsExactlyElementsOf(round.tables().getLast().places().stream()
                        .map(RecordedTable.Place::entrant)
                        .toList());
        assertThat(round.byes()).hasSize(1);
        assertThat(round.reasons()).hasSize(2);
    }

    @Test
    void the_results_have_a_line_for_each_entrant_at_each_table() {
        var event = Organized.swissOf(4).ended(Organized.game(1, 1, 1), Organized.CONTAINED);

        var lines = ResultsCsv.of(record(event)).split("\r\n");

        assertThat(lines).hasSize(9);
        assertThat(lines[1])
                .startsWith("1,\"B1\",1,\"line-spring-R1-B1-T1\",")
                .endsWith(",\"COMPANY\",\"FINISHED\",\"Contained, Payoff 2, Exposure 1, the process held\",15,0");
    }
}
