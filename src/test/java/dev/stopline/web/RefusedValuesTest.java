package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A value that cannot be is refused by its own rule, its field is named, and what it may be is said. */
@StoplineTest
class RefusedValuesTest {

    private static final String CARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}";
    private static final String EVENT = "{\"title\": \"x\", \"format\": \"DUPLICATE\", \"rounds\": 1}";
    private static final String SESSION = "{\"mode\": \"COMPANY_ONLY\"}";

    @LocalServerPort
    int port;

    private Http http = Http.at(0);

    @BeforeEach
    void aClient() {
        http = Http.at(port);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            session | {"ruleset": {"stage": "1"}}          | /ruleset                | L-MODE-06  | listRules
            session | {"ruleset": {"stages": "0"}}         | /ruleset                | L-ROUND-01 | a whole number from 1 to 6
            career  | {"ruleset": {"x": "1"}}              | /ruleset/x              | S-GLO-01   | listRules
            career  | {"ruleset": {"wounds.retireAt": "x"}} | /ruleset/wounds.retireAt | S-BETWEEN-02 | a whole number from 1 to 10
            career  | {"eye": 2, "legs": 3}                | ~~                      | S-DET-01   | cost 14 of 12 points
            career  | {"eye": 7}                           | /eye                    | S-DET-01   | must be 2 to 6
            career  | {"eye": 2, "fgt": 2, "nerve": 6}     | ~~                      | S-DET-01   | not eye and fgt
            career  | {"kit": ["WIRE_KIT", "COMMS_SUITE"]} | /kit                    | S-KIT-01   | 2 different ones of SIDEARM_LOADOUT
            board   | {"ruleset": {"stage": "1"}}          | /ruleset                | L-MODE-06  | listRules
            board   | {"ruleset": {"stages": "0"}}         | /ruleset                | L-ROUND-01 | a whole number from 1 to 6
            board   | {"jobs": 2}                          | /jobs                   | T-BRD-01   | must be 0 or left out
            board   | {"detective": "hat"}                 | /detective              | T-BRD-01   | must be left out
            board   | {"mode": "DETECTIVE"}                | /mode                   | T-BRD-01   | COMPANY_ONLY
            board   | {"game": "SQUAD"}                    | /mode                   | T-BRD-01   | DETECTIVE
            board   | {"game": "SQUAD", "mode": "DETECTIVE", "detective": "hat", "jobs": 21} | /jobs | T-BRD-01 | must be 1 to 20
            event   | {"rounds": 65}                       | /rounds                 | T-EVT-01   | must be 1 to 64
            event   | {"attempts": 1}                      | /attempts               | T-EVT-01   | LADDER
            event   | {"byeHalves": 3}                     | /byeHalves              | T-EVT-01   | must be 0 to 2
            event   | {"lateUntil": 2}                     | /lateUntil              | T-EVT-01   | the number of rounds
            """)
    void it_is_told_with_its_field_its_rule_and_what_it_may_be(
            String what, String changed, String pointer, String rule, String message) {
        var answer = ask(what, changed);

        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        var problem = answer.json();
        assertThat(problem.get("rule").asString()).isEqualTo(rule);
        assertThat(problem.at("/errors/0/pointer").asString()).isEqualTo(pointer);
        assertThat(problem.at("/errors/0/rule").asString()).isEqualTo(rule);
        assertThat(problem.at("/errors/0/message").asString()).contains(message);
    }

    private Http.Answer ask(String what, String changed) {
        return switch (what) {
            case "session" -> http.asOrganizer().post("/v1/line/sessions", with(SESSION, changed));
            case "career" -> CareerTable.person(http).post("/v1/squad/careers", with(CareerTable.DETECTIVE, changed));
            case "board" -> EventDesk.open(http, "DUPLICATE").play("/boards", with(CARD, changed));
            case "event" -> http.asOrganizer(CareerTable.person(http)).post("/v1/tournaments", with(EVENT, changed));
            default -> throw new IllegalArgumentException(what);
        };
    }

    private static String with(String body, String changed) {
        var json = JsonMapper.shared();
        return ((ObjectNode) json.readTree(body))
                .setAll((ObjectNode) json.readTree(changed))
                .toString();
    }

    @Test
    void where_a_die_decides_the_war_detail_none_is_chosen() {
        var answer = ask("career", "{\"rollWarDetail\": true, \"dice\": [3]}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().at("/errors/0/pointer").asString()).isEqualTo("/warDetail");
        assertThat(answer.json().at("/errors/0/message").asString()).contains("rollWarDetail");
    }

    @Test
    void where_the_server_throws_dice_are_left_out() {
        var career = CareerTable.open(http, CareerTable.DETECTIVE.replace("ENTERED", "SERVER"));
        career.played("/job", "{}");

        var problem = career.play("/job/generator-steps", "{\"step\": 1, \"dice\": [3]}")
                .json();

        assertThat(problem.get("code").asString()).isEqualTo("BAD_DIE");
        assertThat(problem.at("/errors/0/pointer").asString()).isEqualTo("/dice");
        assertThat(problem.at("/errors/0/message").asString()).contains("the server throws");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            /rounds     | {"boards": [], "startsAt": "2027-04-03T10:00:00Z", "minutes": 1}
            /moderators | {"subject": "x", "boards": []}
            """)
    void no_board_is_no_answer_to_which(String move, String body) {
        var answer = EventDesk.open(http, "DUPLICATE").play(move, body);

        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.json().at("/errors/0/pointer").asString()).isEqualTo("/boards");
    }

    @Test
    void who_may_not_is_told_who_may() {
        var desk = EventDesk.open(http, "DUPLICATE");
        var subject = CareerTable.person(http);

        assertThat(subject.post(desk.path("/start"), "{}").json().get("detail").asString())
                .contains("the organizer who created the event");
        assertThat(subject.post("/v1/tournaments", EVENT).json().get("detail").asString())
                .contains("POST /v1/organizer-tokens");
        assertThat(subject.post("/v1/line/sessions", SESSION)
                        .json()
                        .get("detail")
                        .asString())
                .contains("role has no right to this", "/v1/me")
                .doesNotContain("dice");
    }

    @Test
    void an_event_that_has_moved_on_is_no_board() {
        var answer = EventDesk.open(http, "DUPLICATE").play("/start", "{}", "If-Match", "\"0\"");

        assertThat(answer.status()).isEqualTo(412);
        assertThat(answer.json().get("detail").asString()).contains("an event").doesNotContain("board", "seat");
    }
}
