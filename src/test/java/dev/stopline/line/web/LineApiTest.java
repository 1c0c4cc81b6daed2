package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Who may ask what, conditional requests, and what every answer on a session promises. */
@StoplineTest
class LineApiTest {

    private static final String OPENING = """
            {"mode": "COMPANY_ONLY", "cardId": "pantry-routes", "ruleset": {"lookupsPerStage": "4"}}""";

    @LocalServerPort
    int port;

    private LineTable table;

    @BeforeEach
    void openASession() {
        table = LineTable.open(Http.at(port), OPENING);
    }

    private void start() {
        table.im("/opening-briefing", "");
        table.im("/start", "");
    }

    private static void isProblem(Http.Answer answer, int status, String type, String code) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.json().get("type").asString()).isEqualTo("/problems/" + type);
        assertThat(answer.json().path("code").asString("")).isEqualTo(code);
    }

    @Test
    void a_seat_cannot_move_for_another() {
        start();
        table.played("hr", "/stop-the-line", "");

        isProblem(table.play("hr", "/votes", "{\"hire\": 1, \"seat\": \"secops\"}"), 403, "forbidden", "NOT_YOUR_SEAT");
        isProblem(table.play("hr", "/vote-reveal", ""), 403, "forbidden", "NOT_YOUR_SEAT");
        isProblem(table.play("SPECTATOR", "/votes", "{\"hire\": 1}"), 403, "forbidden", "NOT_A_VOTER");
        table.played("hr", "/votes", "{\"hire\": 1, \"seat\": \"hr\"}");
    }

    @Test
    void a_refusal_says_code_rule_and_the_movers_version_and_changes_nothing() {
        start();
        var before = table.at("hr").get(table.path("")).header("ETag");

        var refused = table.play("hr", "/votes", "{\"hire\": 1}");

        isProblem(refused, 409, "move-refused", "VOTE_CLOSED");
        assertThat(refused.json().get("rule").asString()).isEqualTo("L-VOTE-02");
        assertThat("\"" + refused.json().get("version").asInt() + "\"").isEqualTo(before);
        assertThat(table.at("hr").get(table.path("")).header("ETag")).isEqualTo(before);
    }

    @Test
    void who_has_no_place_in_a_session_does_not_find_it() {
        var other = LineTable.open(Http.at(port), OPENING);

        isProblem(other.at("hr").get(table.path("")), 404, "not-found", "");
        isProblem(other.at("INCIDENT_MASTER").post(table.path("/start"), ""), 404, "not-found", "");
        isProblem(
                other.at("INCIDENT_MASTER").post(table.path("/codes"), "{\"place\": \"SPECTATOR\"}"),
                404,
                "not-found",
                "");
        isProblem(table.at("hr").get("/v1/line/sessions/line-nowhere"), 404, "not-found", "");
        isProblem(table.http().asOrganizer().get("/v1/line/sessions/line-nowhere"), 404, "not-found", "");
        isProblem(table.http().get(table.path("")), 401, "unauthenticated", "");
    }

    @Test
    void an_organizer_sees_what_a_spectator_sees_and_moves_nothing() {
        var organizer = table.http().asOrganizer();

        assertThat(organizer.get(table.path("")).text())
                .isEqualTo(table.at("SPECTATOR").get(table.path("")).text());
        isProblem(organizer.post(table.path("/start"), ""), 403, "forbidden", "");
        isProblem(table.at("hr").post("/v1/line/sessions", OPENING), 403, "forbidden", "");
    }

    @Test
    void a_board_that_has_not_changed_has_no_body() {
        var board = table.at("hr").get(table.path(""));
        var again = table.at("hr").get(table.path(""), "If-None-Match", board.header("ETag"));

        assertThat(board.header("ETag"))
                .isEqualTo("\"" + board.json().get("version").asInt() + "\"");
        assertThat(board.header("Cache-Control")).isEqualTo("private, no-cache");
        assertThat(board.response().headers().allValues("Vary")).contains("Authorization", "Accept-Language");
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.text()).isEmpty();

        table.im("/opening-briefing", "");
        assertThat(table.at("hr")
                        .get(table.path(""), "If-None-Match", board.header("ETag"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_move_on_a_board_that_has_moved_on_is_refused() {
        var seen = table.at("INCIDENT_MASTER").get(table.path("")).header("ETag");
        var briefed = table.play("INCIDENT_MASTER", "/opening-briefing", "", "If-Match", seen);
        assertThat(briefed.status()).isEqualTo(200);
        assertThat(briefed.header("ETag")).isNotEqualTo(seen);

        var stale = table.play("INCIDENT_MASTER", "/start", "", "If-Match", seen);

        isProblem(stale, 412, "stale-version", "");
        assertThat("\"" + stale.json().get("version").asInt() + "\"").isEqualTo(briefed.header("ETag"));
        isProblem(table.play("INCIDENT_MASTER", "/start", "", "If-Match", "12"), 400, "invalid-request", "");
        assertThat(table.play("INCIDENT_MASTER", "/start", "", "If-Match", briefed.header("ETag"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_seat_counts_only_what_it_has_seen_and_reads_it_by_page() {
        start();
        table.im("/reading-notes", "{\"text\": \"Only the Incident Master knows.\"}");

        for (var place : new String[] {"hr", "SPECTATOR", "INCIDENT_MASTER"}) {
            var types = new ArrayList<String>();
            int version = 0;
            JsonNode page;
            do {
                page = table.at(place)
                        .get(table.path("/events?limit=3&after=" + version))
                        .json();
                for (var event : page.get("events")) {
                    assertThat(event.get("version").asInt()).isEqualTo(++version);
                    types.add(event.get("type").asString());
                }
            } while (version < page.get("version").asInt());
            boolean knows = place.equals("INCIDENT_MASTER");
            assertThat(types.contains("line.ReadingNoteRecorded")).isEqualTo(knows);
            assertThat(types.contains("line.CaseCardSealed")).isEqualTo(knows);
            assertThat(table.at(place).get(table.path("")).json().get("version").asInt())
                    .isEqualTo(types.size());
        }
    }

    @Test
    void an_outcome_holds_what_its_mover_saw_and_the_board_right_after_it() {
        start();
        table.played("hr", "/stop-the-line", "{}");
        var outcome = table.played("hr", "/votes", "{\"hire\": 3}");

        assertThat(outcome.get("gameId").asString()).isEqualTo(table.sessionId());
        assertThat(outcome.at("/view/version").asInt())
                .isEqualTo(outcome.get("version").asInt());
        assertThat(outcome.at("/view/desk/kind").asString()).isEqualTo("COMPANY");
        assertThat(outcome.at("/view/prompt/sentence").asString()).isNotBlank();
        assertThat(outcome.toString()).contains("line.FingerPointed");
        assertThat(table.at("INCIDENT_MASTER")
                        .get(table.path("/events?limit=500"))
                        .text())
                .doesNotContain("line.FingerPointed");
    }

    @Test
    void the_listed_moves_say_where_to_send_them() {
        start();
        var moves = table.at("INCIDENT_MASTER").get(table.path("/moves?explain=true"));
        assertThat(moves.json().get("refused").size()).isPositive();

        var suggested = moves.json().at("/groups/0/moves/0");
        assertThat(suggested.get("operationId").asString()).isEqualTo("announceReveal");
        assertThat(suggested.get("href").asString()).isEqualTo(table.path("/reveals"));
        assertThat(table.at("INCIDENT_MASTER")
                        .get(table.path("/moves"))
                        .json()
                        .get("refused")
                        .size())
                .isZero();
    }

    @Test
    void what_cannot_be_taken_is_named_by_its_place() {
        var unknown = table.play("INCIDENT_MASTER", "/reading-notes", "{\"text\": \"x\", \"mood\": \"fine\"}");
        isProblem(unknown, 400, "invalid-request", "");
        assertThat(unknown.json().at("/errors/0/pointer").asString()).isEqualTo("/mood");

        var missing = table.play("INCIDENT_MASTER", "/reading-notes", "{}");
        isProblem(missing, 400, "invalid-request", "");
        assertThat(missing.json().at("/errors/0/pointer").asString()).isEqualTo("/text");

        isProblem(table.play("INCIDENT_MASTER", "/start", "{\"now\": true}"), 400, "invalid-request", "");
        isProblem(
                table.play("INCIDENT_MASTER", "/reading-notes", "{\"text\": \"a\\u0000b\"}"),
                400,
                "invalid-request",
                "");
        isProblem(table.play("INCIDENT_MASTER", "/steps", "{\"step\": \"LUNCH\"}"), 400, "invalid-request", "");
        isProblem(
                table.http()
                        .asOrganizer()
                        .post("/v1/line/sessions", "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"none\"}"),
                400,
                "invalid-request",
                "");
        isProblem(
                table.http()
                        .asOrganizer()
                        .post("/v1/line/sessions", "{\"mode\": \"COMPANY_ONLY\", \"ruleset\": {\"fingers\": \"2\"}}"),
                400,
                "invalid-request",
                "RULED_NOT_OVERRIDABLE");
    }

    @Test
    void a_refused_value_of_the_ruleset_names_its_key_its_range_and_its_rule() {
        var organizer = Http.at(port).asOrganizer();
        var stages = organizer.post(
                "/v1/line/sessions",
                "{\"mode\": \"COMPANY_ONLY\", \"ruleset\": {\"stages\": \"9\", \"roundsPerStage\": \"2\"}}");
        isProblem(stages, 400, "invalid-request", "VALUE_NOT_ALLOWED");
        assertThat(stages.json().at("/errors/0/rule").asString()).isEqualTo("L-ROUND-01");
        assertThat(stages.json().at("/errors/0/pointer").asString()).isEqualTo("/ruleset");
        assertThat(stages.json().at("/errors/0/message").asString())
                .isEqualTo("stages takes a whole number from 1 to 6.");

        var fingers =
                organizer.post("/v1/line/sessions", "{\"mode\": \"COMPANY_ONLY\", \"ruleset\": {\"fingers\": \"2\"}}");
        assertThat(fingers.json().at("/errors/0/message").asString()).startsWith("fingers is no key");

        var floor = table.play("INCIDENT_MASTER", "/ruleset-overrides", "{\"key\": \"payoffFloor\", \"value\": \"2\"}");
        isProblem(floor, 400, "invalid-request", "VALUE_NOT_ALLOWED");
        assertThat(floor.json().at("/errors/0/rule").asString()).isEqualTo("L-TRACK-01");
        assertThat(floor.json().at("/errors/0/pointer").asString()).isEqualTo("/value");
        assertThat(floor.json().at("/errors/0/message").asString()).contains("payoffStart");
    }
}
