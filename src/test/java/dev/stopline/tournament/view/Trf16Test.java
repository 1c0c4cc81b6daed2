package dev.stopline.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.tournament.rules.Organized;
import dev.stopline.tournament.rules.RegistrationCommand;
import dev.stopline.tournament.rules.ResultCommand;
import dev.stopline.tournament.rules.RoundCommand;
import dev.stopline.tournament.rules.Standings;
import dev.stopline.tournament.rules.SwissEncounters;
import dev.stopline.tournament.rules.TournamentState;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Trf16Test {

    /** From the sample in the manual of the pairing program JaVaFo. */
    private static final String PUBLISHED =
            "001    1 m  g Mirzoev Azer                      2527 AZE    13400304 1978        4.0    1"
                    + "    26 w 1    13 b 1     8 w 1     4 b 1          ";

    private static final TournamentNames NAMES = new TournamentNames(
            "Spring Weekend — 2026",
            Map.of("E1", "Zoë’s Night Shift", "E2", "夜班", "E3", "A team whose name is longer than the column"));

    /** Three rounds of five: a bye each, a no-show in the second, a half point without play in the third. */
    private static Organized played() {
        var event = Organized.swiss().entered(5);
        List.of("a", "b", "c", "d", "e", "f").forEach(event::board);
        event.started().opened("B1", "B2");
        finish(event);
        event.opened("B3", "B4");
        event.organizer(new ResultCommand.RecordNoShow(event.state()
                .rounds()
                .getLast()
                .tables()
                .getFirst()
                .deal()
                .entrants()
                .getFirst()));
        finish(event);
        event.organizer(new RegistrationCommand.SitOut("E5", 1));
        event.opened("B5", "B6");
        finish(event);
        return event;
    }

    private static void finish(Organized event) {
        var open = event.state().rounds().getLast().tables().stream()
                .filter(each -> !each.ended())
                .toList();
        for (int i = 0; i < open.size(); i++) {
            var result = i % 3 == 0 ? Organized.CONTAINED : Organized.PAID_OUT;
            event.ended(open.get(i).deal().gameId(), result);
        }
        event.organizer(new RoundCommand.CloseRound());
    }

    private static List<String> lines(TournamentState s) {
        return List.of(Trf16.of(TrfReport.of(s, NAMES)).split("\r\n"));
    }

    private static List<TrfLine> players(TournamentState s) {
        return lines(s).stream()
                .filter(each -> each.startsWith("001"))
                .map(TrfLine::read)
                .toList();
    }

    @Test
    void the_columns_are_those_of_a_published_example() {
        var read = TrfLine.read(PUBLISHED);

        assertThat(read)
                .isEqualTo(new TrfLine(
                        1,
                        "m",
                        "g",
                        "Mirzoev Azer",
                        "2527",
                        "AZE",
                        "13400304",
                        "1978",
                        "4.0",
                        1,
                        List.of("26 w 1", "13 b 1", "8 w 1", "4 b 1")));
    }

    @Test
    void a_published_player_is_written_as_it_stands_there_but_for_what_is_not_known_here() {
        var games = List.of(
                new TrfReport.Played(26, 'w', '1'),
                new TrfReport.Played(13, 'b', '1'),
                new TrfReport.Played(8, 'w', '1'),
                new TrfReport.Played(4, 'b', '1'));
        var player = new TrfReport.Player(1, "E1", "Mirzoev Azer", 8, 1, games);
        var report = new TrfReport("Open", List.of(), 9, 0, 2, List.of(player));

        var blanked = PUBLISHED
                .stripTrailing()
                .replace(" m  g ", "      ")
                .replace("2527 AZE    13400304 1978", " ".repeat(25));
        assertThat(Trf16.of(report).lines()).endsWith(blanked);
    }

    @Test
    void read_back_column_by_column_it_is_the_event() {
        var s = played().state();
        var cards = SwissEncounters.cards(s);
        var ranks = Standings.of(s).rows();

        var read = players(s);

        assertThat(read).extracting(TrfLine::number).containsExactly(1, 2, 3, 4, 5);
        for (var line : read) {
            var card = cards.stream()
                    .filter(each -> each.number() == line.number())
                    .findFirst()
                    .orElseThrow();
            var id = s.entrants().stream()
                    .filter(each -> each.number() == line.number())
                    .findFirst()
                    .orElseThrow()
                    .id();
            assertThat(line.halves()).isEqualTo(card.halfPoints()).isEqualTo(line.sumOfGames());
            assertThat(ranks).anyMatch(each -> each.entrant().equals(id) && each.rank() == line.rank());
            assertThat(line.games()).hasSize(3);
        }
    }

    @Test
    void both_sides_of_a_game_tell_the_same() {
        var read = players(played().state());

        for (var line : read) {
            for (int round = 0; round < 3; round++) {
                var game = line.games().get(round).split(" ");
                if (game[0].equals("0000")) {
                    assertThat(game[1]).isEqualTo("-");
                    assertThat(game[2]).isIn("U", "H", "Z");
                } else {
                    var other = read.get(Integer.parseInt(game[0]) - 1).games().get(round);
                    var answer = Map.of("1", "0", "0", "1", "=", "=", "+", "-", "-", "+");
                    assertThat(other)
                            .isEqualTo(line.number() + " " + (game[1].equals("w") ? "b" : "w") + " "
                                    + answer.get(game[2]));
                }
            }
        }
        assertThat(read).flatExtracting(TrfLine::games).anyMatch(each -> each.endsWith("+"));
        assertThat(read).flatExtracting(TrfLine::games).contains("0000 - U", "0000 - H");
    }

    @Test
    void the_company_in_the_first_session_has_white() {
        var s = Organized.swissOf(4);
        var deal = s.state().rounds().getFirst().tables().getFirst().deal();
        finish(s);
        int number = s.state().entrant(deal.entrants().getFirst()).orElseThrow().number();

        assertThat(players(s.state()).get(number - 1).games().getFirst()).contains(" w ");
    }

    @Test
    void the_event_stands_before_its_players() {
        assertThat(lines(played().state()).subList(0, 14))
                .containsExactly(
                        "012 Spring Weekend - 2026",
                        "022",
                        "032",
                        "042 2026/03/14",
                        "052 2026/03/14",
                        "062 5",
                        "072 0",
                        "082 0",
                        "092 Individual: Swiss-System",
                        "102",
                        "112",
                        "122 90 minutes a round",
                        "132" + " ".repeat(88) + "26/03/14  26/03/14  26/03/14",
                        "XXR 3");
    }

    @Test
    void names_are_ascii_and_cut_and_an_id_stands_for_one_that_is_lost() {
        var names = players(played().state()).stream().map(TrfLine::name).toList();

        assertThat(names)
                .containsExactlyInAnyOrder("Zoe's Night Shift", "E2", "A team whose name is longer than", "E4", "E5");
        assertThat(Trf16.of(TrfReport.of(played().state(), NAMES)).chars()).allMatch(each -> each < 0x7f);
    }

    @Test
    void an_open_round_is_not_in_it_and_before_the_first_nothing_was_played() {
        var s = Organized.swissOf(4)
                .ended(Organized.game(1, 1, 1), Organized.CONTAINED)
                .state();

        assertThat(players(s)).hasSize(4).allSatisfy(each -> {
            assertThat(each.games()).isEmpty();
            assertThat(each.points()).isEqualTo("0.0");
        });
    }

    @Test
    void a_bye_of_less_than_a_win_is_said_to_pairing_programs_and_a_strange_date_is_blank() {
        var report = new TrfReport("Open", List.of(Instant.EPOCH), 3, 0, 1, List.of());

        assertThat(Trf16.of(report).lines()).contains("XXS PAB=0.5", "042", "132");
    }

    @Test
    void only_a_swiss_event_is_reported_so() {
        var s = Organized.threeAtABoard().state();

        assertThatThrownBy(() -> TrfReport.of(s, NAMES)).isInstanceOf(IllegalArgumentException.class);
    }
}
