package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Who plays a card in one event does not run tables of it in another until their board has closed. */
@StoplineTest
class WhoModeratesTest {

    private static final String CARD = "clinic-letterbox";
    private static final String OTHER = "pantry-routes";

    @LocalServerPort
    int port;

    private Http http = Http.at(0);
    private Http anna = http;

    @BeforeEach
    void people() {
        http = Http.at(port);
        anna = CareerTable.person(http);
    }

    private List<List<Http>> strangers() {
        return List.of(List.of(CareerTable.person(http)), List.of(CareerTable.person(http)));
    }

    private List<List<Http>> annaAndAStranger() {
        return List.of(List.of(CareerTable.person(http), anna), List.of(CareerTable.person(http)));
    }

    private static void isAccepted(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    private static void isRefused(Http.Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo("MODERATOR_PLAYS");
        assertThat(answer.json().get("detail").asString()).contains("whose board has not closed");
        assertThat(answer.text()).doesNotContain(CARD);
    }

    @Test
    @Rule("T-REG-07")
    void a_player_of_the_card_runs_no_table_of_it_until_the_board_they_play_on_has_closed() {
        var run = DealtEvent.entered(http, CARD, strangers());
        isAccepted(run.assign(anna));
        run.deal();
        var played = DealtEvent.dealt(http, CARD, annaAndAStranger());

        isRefused(run.moderate(anna));

        played.rule();
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> isAccepted(run.moderate(anna)));
        // A second device.
        isAccepted(run.moderate(anna));
    }

    @Test
    @Rule("T-REG-07")
    void a_player_of_the_card_is_not_made_a_moderator_of_it_until_the_board_they_play_on_has_closed() {
        var run = DealtEvent.entered(http, CARD, strangers());
        var played = DealtEvent.dealt(http, CARD, annaAndAStranger());

        isRefused(run.assign(anna));
        isAccepted(run.assign(CareerTable.person(http)));

        played.rule();
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> isAccepted(run.assign(anna)));
    }

    @Test
    @Rule({"T-REG-07", "T-EVT-02"})
    void nobody_but_the_organizer_learns_from_an_assignment_what_others_play() {
        var run = DealtEvent.entered(http, CARD, strangers());
        DealtEvent.dealt(http, CARD, annaAndAStranger());
        var body = "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(EventDesk.subject(anna));

        var another = http.asOrganizer(CareerTable.person(http)).post(run.desk().path("/moderators"), body);

        assertThat(another.status()).as(another.text()).isEqualTo(403);
        assertThat(another.json().get("code").asString()).isEqualTo("NOT_YOURS");
    }

    @Test
    @Rule("T-REG-07")
    void a_player_of_another_card_runs_tables_and_is_not_dealt_what_they_run() {
        var run = DealtEvent.entered(http, CARD, strangers());
        var played = DealtEvent.dealt(http, OTHER, annaAndAStranger());

        isAccepted(run.assign(anna));
        run.deal();
        isAccepted(run.moderate(anna));

        isAccepted(played.sit(anna, "hr"));
        var later = DealtEvent.entered(http, CARD, annaAndAStranger()).open();
        assertThat(later.json().path("code").asString("")).as(later.text()).isEqualTo("BOARD_SEEN");
    }
}
