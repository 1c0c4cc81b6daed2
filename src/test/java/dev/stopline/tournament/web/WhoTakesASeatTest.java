package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Who comes to take a seat is asked again whether they have met what is played there. */
@StoplineTest
class WhoTakesASeatTest {

    private static final String CARD = "clinic-letterbox";
    private static final String OTHER = "pantry-routes";

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private Http http = Http.at(0);
    private Http anna = http;
    private Http bela = http;
    private Http cara = http;
    private Http dora = http;

    @BeforeEach
    void people() {
        http = Http.at(port);
        anna = CareerTable.person(http);
        bela = CareerTable.person(http);
        cara = CareerTable.person(http);
        dora = CareerTable.person(http);
    }

    private static void isSeated(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    private static void isRefused(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo("BOARD_SEEN");
        assertThat(answer.json().get("detail").asString()).contains("You have met what is played at this table");
        assertThat(answer.text()).doesNotContain(CARD);
    }

    @Test
    @Rule("T-BRD-05")
    void nobody_sits_on_both_sides_of_a_table_of_their_team_even_once_their_seat_has_changed_hands() {
        var event = DealtEvent.dealtBothSides(http, CARD, List.of(List.of(anna, bela), List.of(cara, dora)));
        isSeated(event.sit(anna, "hr"));
        isSeated(event.sit(anna, "secops"));
        isOpposite(event.sit(anna, "face"));
        isSeated(event.sit(bela, "secops"));
        isSeated(event.sit(bela, "hr"));

        isOpposite(event.sit(anna, "face"));
        assertThat(anna.get(event.desk().path("/my-tables"))
                        .json()
                        .at("/tables/0/seats")
                        .toString())
                .contains("hr")
                .doesNotContain("face");
        assertThat(anna.get(event.desk().path("/my-tables"))
                        .json()
                        .at("/tables/0/teams")
                        .toString())
                .isEqualTo("[\"A team\"]");
    }

    private static void isOpposite(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo("SITS_OPPOSITE");
    }

    @Test
    @Rule("T-REG-08")
    void of_two_events_that_dealt_the_card_before_anybody_sat_one_is_played() {
        var one = DealtEvent.dealt(http, CARD, List.of(List.of(anna), List.of(bela)));
        var other = DealtEvent.dealt(http, CARD, List.of(List.of(anna), List.of(cara)));

        isSeated(one.sit(anna, "hr"));

        isRefused(other.sit(anna, "hr"));
        isSeated(other.sit(cara, "hr"));
    }

    @Test
    @Rule("T-REG-08")
    void a_seat_of_ones_own_is_taken_again_and_more_of_them() {
        var event = DealtEvent.dealt(http, CARD, List.of(List.of(anna, bela), List.of(cara)));
        isSeated(event.sit(anna, "hr"));

        var again = event.sit(anna, "hr");

        isSeated(again);
        assertThat(http.as(again.json().get("token").asString()).get("/v1/me").status())
                .isEqualTo(200);
        isSeated(event.sit(anna, "secops"));
        isSeated(event.sit(bela, "scribe"));
    }

    @Test
    @Rule("T-REG-08")
    void who_comes_to_both_tables_in_the_same_moment_gets_one() throws Exception {
        var one = DealtEvent.dealt(http, CARD, List.of(List.of(anna), List.of(bela)));
        var other = DealtEvent.dealt(http, CARD, List.of(List.of(anna), List.of(cara)));
        var tries = 3;

        var answers = BotEvent.each(
                Stream.generate(() -> Stream.of(one, other))
                        .limit(tries)
                        .flatMap(both -> both)
                        .toList(),
                event -> event.sit(anna, "hr"));

        var seated = answers.stream()
                .filter(answer -> answer.status() == 200)
                .map(answer -> answer.json().get("gameId").asString())
                .toList();
        assertThat(seated).hasSize(tries);
        assertThat(seated.stream().distinct()).hasSize(1);
        answers.stream().filter(answer -> answer.status() != 200).forEach(WhoTakesASeatTest::isRefused);
    }

    @Test
    @Rule("T-REG-08")
    void what_a_team_mate_sat_down_to_has_been_met_by_the_whole_team() {
        var one = DealtEvent.dealt(http, CARD, List.of(List.of(anna, bela), List.of(cara)));
        var other = DealtEvent.dealt(http, CARD, List.of(List.of(bela), List.of(dora)));

        isSeated(one.sit(anna, "hr"));

        isRefused(other.sit(bela, "hr"));
        isSeated(other.sit(dora, "hr"));
        var third = DealtEvent.entered(http, CARD, List.of(List.of(bela), List.of(CareerTable.person(http))));
        var refused = third.open();
        assertThat(refused.json().path("code").asString("")).as(refused.text()).isEqualTo("BOARD_SEEN");
        assertThat(refused.text()).contains("E1 has").doesNotContain("E2 has");
    }

    @Test
    @Rule("T-REG-08")
    void who_sat_down_first_keeps_the_seat_when_a_team_mate_sits_down_elsewhere() {
        var one = DealtEvent.dealt(http, CARD, List.of(List.of(anna, bela), List.of(cara)));
        var other = DealtEvent.dealt(http, CARD, List.of(List.of(bela), List.of(dora)));

        isSeated(other.sit(bela, "hr"));
        isSeated(one.sit(anna, "hr"));

        isSeated(other.sit(bela, "hr"));
        isRefused(one.sit(bela, "scribe"));
    }

    @Test
    @Rule({"T-REG-08", "T-CLO-03"})
    void a_board_that_has_closed_is_open_to_everybody_it_was_dealt_to() {
        var one = DealtEvent.dealt(http, CARD, List.of(List.of(anna, bela), List.of(cara)));
        var other = DealtEvent.dealt(http, CARD, List.of(List.of(bela), List.of(dora)));

        one.rule();
        await().atMost(Duration.ofSeconds(20))
                .until(() -> jdbc.sql("select closed from event_board where tournament_id = ?")
                        .param(one.desk().tournamentId())
                        .query(Boolean.class)
                        .single());

        isRefused(other.sit(bela, "hr"));
        isSeated(other.sit(dora, "hr"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PLAYER", "INCIDENT_MASTER", "SPECTATOR", "FACILITATOR"})
    @Rule("T-REG-08")
    void who_was_at_a_practice_session_of_the_card_in_any_place_takes_no_seat(String place) {
        var event = DealtEvent.dealt(http, CARD, List.of(List.of(anna), List.of(bela)));
        joins(anna, place, CARD);
        joins(bela, place, OTHER);

        isRefused(event.sit(anna, "hr"));
        isSeated(event.sit(bela, "hr"));
    }

    private static void joins(Http person, String place, String card) {
        var organizer = person.asOrganizer();
        var practice = LineTable.open(organizer, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"%s\"}".formatted(card));
        var role = place.equals("PLAYER") ? ", \"role\": \"HR\"" : "";
        var code = organizer
                .post(practice.path("/codes"), "{\"place\": \"%s\"%s}".formatted(place, role))
                .json()
                .get("code")
                .asString();
        LineTable.join(person, code, "Anna");
    }
}
