package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Places at a session: codes, seats and names; the list of sessions; the library of cards. */
@StoplineTest
class LinePlacesTest {

    private static final String OPENING = """
            {"mode": "COMPANY_ONLY", "cardId": "pantry-routes"}""";

    @LocalServerPort
    int port;

    private Http organizer() {
        return Http.at(port).asOrganizer();
    }

    private static String code(JsonNode codes, String seat) {
        for (var code : codes) {
            if (code.path("seat").asString("").equals(seat)) {
                return code.get("code").asString();
            }
        }
        throw new AssertionError("no code for " + seat);
    }

    @Test
    void redeeming_a_code_seats_the_player_and_a_fresh_code_hands_the_seat_over() throws InterruptedException {
        var table = LineTable.open(Http.at(port), OPENING);
        var fresh = table.at("INCIDENT_MASTER").post(table.path("/codes"), "{\"place\": \"PLAYER\", \"role\": \"HR\"}");
        assertThat(fresh.status()).as(fresh.text()).isEqualTo(201);
        // A node may take a token that has just ended for one second more.
        Thread.sleep(1100);
        assertThat(table.at("hr").get(table.path("")).status()).isEqualTo(401);

        var successor = table.http()
                .as(LineTable.join(table.http(), fresh.json().get("code").asString(), "Grace"));

        assertThat(successor.get(table.path("")).json().at("/desk/role").asString())
                .isEqualTo("HR");
        var roster = successor.get(table.path("/roster")).json();
        assertThat(roster.get("incidentMaster").asString()).isEqualTo("INCIDENT_MASTER");
        assertThat(roster.get("seats").toString()).contains("\"displayName\":\"Grace\"");
        assertThat(successor.get(table.path("/events?limit=500")).text()).doesNotContain("Grace");
    }

    @Test
    void a_role_that_was_not_seated_stays_away_once_the_case_has_started() {
        var opened = organizer().post("/v1/line/sessions", OPENING).json();
        var path = "/v1/line/sessions/" + opened.at("/outcome/gameId").asString();
        var http = Http.at(port);
        var im = http.as(LineTable.join(http, code(opened.get("codes"), ""), "Ada"));
        LineTable.join(http, code(opened.get("codes"), "hr"), "Grace");
        im.post(path + "/opening-briefing", "");
        assertThat(im.post(path + "/start", "").status()).isEqualTo(200);

        var late = http.post(
                "/v1/join",
                "{\"code\": \"%s\", \"displayName\": \"Late\"}".formatted(code(opened.get("codes"), "scribe")));

        assertThat(late.status()).isEqualTo(409);
        assertThat(late.json().get("code").asString()).isEqualTo("WRONG_PHASE");
        assertThat(im.get(path).json().get("seats").size()).isEqualTo(1);
    }

    @Test
    void codes_are_for_places_that_exist_and_for_those_who_run_the_session() {
        var table = LineTable.open(Http.at(port), OPENING);

        assertThat(table.at("hr")
                        .post(table.path("/codes"), "{\"place\": \"SPECTATOR\"}")
                        .status())
                .isEqualTo(403);
        assertThat(organizer()
                        .post(table.path("/codes"), "{\"place\": \"PLAYER\"}")
                        .status())
                .isEqualTo(400);
        assertThat(organizer()
                        .post(table.path("/codes"), "{\"place\": \"PLAYER\", \"role\": \"FACE\"}")
                        .status())
                .isEqualTo(400);
        assertThat(organizer()
                        .post(table.path("/codes"), "{\"place\": \"SPECTATOR\", \"role\": \"HR\"}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void the_list_of_sessions_holds_what_its_caller_may_know_of() {
        var opened = organizer().post("/v1/line/sessions", OPENING).json();
        var asOf = opened.get("asOf").asString();
        var first = organizer().get("/v1/line/sessions?limit=1&atLeast=" + asOf).json();
        LineTable.open(Http.at(port), OPENING);
        var table = LineTable.open(Http.at(port), OPENING);

        assertThat(first.at("/sessions/0/gameId").asString())
                .isEqualTo(opened.at("/outcome/gameId").asString());
        assertThat(first.at("/sessions/0/title").asString()).isIn("", "Short Weight");
        assertThat(Instant.parse(first.get("asOf").asString())).isAfterOrEqualTo(micros(asOf));
        var own = table.at("hr").get("/v1/line/sessions").json();
        assertThat(own.get("sessions").size()).isLessThanOrEqualTo(1);
        own.get("sessions")
                .forEach(each -> assertThat(each.get("gameId").asString()).isEqualTo(table.sessionId()));

        var next = organizer()
                .get("/v1/line/sessions?limit=1&cursor="
                        + first.path("nextCursor").asString(""))
                .json();
        assertThat(next.at("/sessions/0/gameId").asString(""))
                .isNotEqualTo(first.at("/sessions/0/gameId").asString());
        assertThat(organizer().get("/v1/line/sessions?cursor=nonsense").status())
                .isEqualTo(400);
    }

    private static Instant micros(String moment) {
        return Instant.parse(moment).truncatedTo(ChronoUnit.MICROS);
    }

    @Test
    void cards_are_read_and_posted_by_organizers_and_incident_masters_only() {
        var table = LineTable.open(Http.at(port), OPENING);
        assertThat(table.at("hr").get("/v1/line/cards").status()).isEqualTo(403);
        assertThat(table.at("hr").get("/v1/line/cards/pantry-routes").status()).isEqualTo(403);
        var listed = table.at("INCIDENT_MASTER").get("/v1/line/cards");
        assertThat(listed.json().get("cards").size()).isGreaterThanOrEqualTo(3);
        assertThat(listed.text()).doesNotContain("OPERATOR");
        assertThat(organizer().get("/v1/line/cards/pantry-routes").text()).contains("OPERATOR");

        var card = shipped();
        card.put("cardId", "pantry-routes-" + System.nanoTime());
        assertThat(organizer().post("/v1/line/cards", card.toString()).status()).isEqualTo(201);
        assertThat(organizer().post("/v1/line/cards", card.toString()).status()).isEqualTo(400);
        var session = organizer()
                .post(
                        "/v1/line/sessions",
                        "{\"mode\": \"BOTH_CHAIRS\", \"cardId\": \"%s\"}"
                                .formatted(card.get("cardId").asString()));
        assertThat(session.status()).isEqualTo(201);
    }

    @Test
    void a_card_that_is_read_edited_and_posted_stays_what_it_was() {
        var card = (ObjectNode) organizer().get("/v1/line/cards/pantry-routes").json();
        card.put("cardId", "pantry-routes-" + System.nanoTime());

        var posted = organizer().post("/v1/line/cards", card.toString());

        assertThat(posted.status()).as(posted.text()).isEqualTo(201);
        assertThat(posted.json().get("trade")).isEqualTo(shipped().get("trade"));
        assertThat(posted.json().get("difficulty").asString()).isEqualTo("EASY");
        assertThat(organizer()
                        .get("/v1/line/cards/" + card.get("cardId").asString())
                        .json())
                .isEqualTo(card);
    }

    @Test
    void every_fault_of_a_card_is_named_with_its_place_and_its_rule() {
        var card = shipped();
        card.put("cardId", "two-operators");
        card.get("hires").forEach(hire -> ((ObjectNode) hire).put("identity", "OPERATOR"));

        var refused = organizer().post("/v1/line/cards", card.toString());

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json().get("code").asString()).isEqualTo("CARD_INVALID");
        assertThat(refused.json().at("/errors/0/pointer").asString()).startsWith("/hires");
        assertThat(refused.json().at("/errors/0/rule").asString()).isEqualTo("L-SETUP-01");
        card.put("title", "A\u0000B");
        assertThat(organizer()
                        .post("/v1/line/cards", card.toString())
                        .json()
                        .at("/errors/0/pointer")
                        .asString())
                .isEqualTo("/title");
        assertThat(organizer().get("/v1/line/card-schema").json().get("title").asString())
                .isEqualTo("Case card");
    }

    private static ObjectNode shipped() {
        try (var stream = LinePlacesTest.class.getResourceAsStream("/line/cards/pantry-routes.json")) {
            return (ObjectNode) JsonMapper.shared().readTree(Objects.requireNonNull(stream));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void an_answer_to_a_code_of_the_incident_master_has_no_seat() {
        var opened = organizer().post("/v1/line/sessions", OPENING).json();
        var joined = Http.at(port)
                .post("/v1/join", "{\"code\": \"" + code(opened.get("codes"), "") + "\", \"displayName\": \"Ada\"}");

        assertThat(joined.status()).as(joined.text()).isLessThan(300);
        assertThat(joined.json().has("seat")).isFalse();
    }

    @Test
    void the_roles_are_data() {
        var table = LineTable.open(Http.at(port), OPENING);
        var roles = table.at("hr").get("/v1/line/roles").json();

        assertThat(roles.get("roles").size()).isEqualTo(7);
        assertThat(roles.at("/roles/0/seat").asString()).isEqualTo("secops");
        assertThat(roles.at("/limits/0/key").asString()).isEqualTo("actionsPerRound");
    }
}
