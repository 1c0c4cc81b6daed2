package dev.stopline.tournament.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.platform.axon.RefusedMove;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import dev.stopline.tournament.rules.WhoSees.Viewer;
import dev.stopline.tournament.view.Tournaments;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A moderator takes a table while the organizer relieves them of it. */
@StoplineTest
class RelievedInTheSameMomentTest {

    @LocalServerPort
    int port;

    @Autowired
    TableSeats seats;

    @Autowired
    Tournaments tournaments;

    @Test
    @Rule({"T-REG-07", "T-REG-09"})
    void the_place_that_a_moderator_took_while_being_relieved_ends_again() throws Exception {
        var event = BotEvent.created(Http.at(port), "{\"title\": \"x\", \"format\": \"DUPLICATE\", \"rounds\": 1}");
        event.enter(2);
        event.board("{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        event.moderated(List.of("B1"));
        event.desk().played("/start", "{}");
        event.round(List.of("B1"));
        var moderator = EventDesk.subject(event.person());
        var game = event.games().get(1);
        var before = tournaments
                .newest(event.desk().tournamentId(), Viewer.ORGANIZER)
                .known();
        var taken = seats.moderate(before, game, "Grace", moderator);
        var place = CareerTable.person(Http.at(port)).as(taken.token().value());
        seats.mustStillModerate(before, game, moderator);
        assertThat(place.get("/v1/line/sessions/" + game).status()).isEqualTo(200);

        assertThatThrownBy(() -> seats.mustStillModerate(before.withModerators(List.of()), game, moderator))
                .isInstanceOf(RefusedMove.class);

        assertThat(place.get("/v1/line/sessions/" + game).status()).isEqualTo(401);
    }
}
