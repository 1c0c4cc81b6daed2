package dev.stopline.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.StoplineTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A refusal says what is wrong, by which rule, and what to do: what comes first instead, or which field must be what. */
@StoplineTest
class RefusalsSayWhatToDoTest {

    @LocalServerPort
    int port;

    private Http http = Http.at(0);

    @BeforeEach
    void aClient() {
        http = Http.at(port);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /job/session-end           | {}                                | WRONG_PHASE  | S-SESS-01
            /between/wound-recovery    | {}                                | OUT_OF_ORDER | S-GEN-01
            """)
    void a_move_of_squad_out_of_its_turn_is_told_what_the_career_waits_for(
            String move, String body, String code, String rule) {
        var career = CareerTable.open(http, CareerTable.DETECTIVE);

        var problem = career.play(move, body).json();

        assertThat(problem.get("code").asString()).isEqualTo(code);
        assertThat(problem.get("rule").asString()).isEqualTo(rule);
        assertThat(problem.get("detail").asString()).endsWith(" The career waits for you to open the next job.");
    }

    @ParameterizedTest
    @CsvSource({"/stop-the-line, hr", "/log-pulls, hr"})
    void a_move_of_line_out_of_its_turn_is_told_what_the_table_waits_for(String move, String seat) {
        var table = LineTable.open(http, "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"pantry-routes\"}");
        var waits =
                table.at(seat).get(table.path("")).json().at("/prompt/sentence").asString();

        var problem = table.play(seat, move, "{\"hire\": 1}".repeat(move.equals("/log-pulls") ? 1 : 0))
                .json();

        assertThat(problem.get("code").asString()).isEqualTo("NOT_STARTED");
        assertThat(problem.get("detail").asString()).endsWith(" " + waits);
        assertThat(waits).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            /job/sources | {"sourceId": " ", "name": "Lou", "kind": "PERSON", "category": "STANDARD"}    | /sourceId | S-ACT-06
            /job/sources | {"sourceId": "NONE", "name": "Lou", "kind": "PERSON", "category": "STANDARD"} | /sourceId | S-ACT-06
            /job/sources | {"sourceId": "lou", "name": " ", "kind": "PERSON", "category": "STANDARD"}    | /name     | S-ACT-06
            """)
    void a_value_of_squad_that_cannot_be_is_named_by_its_field(String move, String body, String pointer, String rule) {
        var career = CareerTable.open(http, CareerTable.DETECTIVE);
        career.played("/job", "{}");
        for (int step = 1; step <= 7; step++) {
            career.played("/job/generator-steps", "{\"step\": %d, \"dice\": [3]}".formatted(step));
        }

        var answer = career.play(move, body);

        assertThat(answer.status()).isEqualTo(400);
        var problem = answer.json();
        assertThat(problem.get("code").asString()).isEqualTo("BAD_REQUEST");
        assertThat(problem.at("/errors/0/pointer").asString()).isEqualTo(pointer);
        assertThat(problem.at("/errors/0/rule").asString()).isEqualTo(rule);
        assertThat(problem.at("/errors/0/message").asString()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "ruleset": {"x": "1"}                | /ruleset/x
            "ruleset": {"wounds.retireAt": "99"} | /ruleset/wounds.retireAt
            "blendsIn": ["NONE"]                 | /blendsIn
            """)
    void so_is_a_value_of_the_detective(String field, String pointer) {
        var body = CareerTable.DETECTIVE.strip().replaceFirst("}$", ", " + field.strip() + "}");

        var answer = CareerTable.person(http).post("/v1/squad/careers", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().at("/errors/0/pointer").asString()).startsWith(pointer);
        assertThat(answer.json().at("/errors/0/message").asString()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            /round/close   | {}                                                                | 409 | NO_ROUND_OPEN    | T-RND-01 | No round is open
            /start         | {}                                                                | 409 | TOO_FEW_ENTRANTS | T-EVT-03 | not enough entrants
            /withdrawals   | {"entrant": "E1", "why": "ill"}                                   | 404 | UNKNOWN_ENTRANT  | T-REG-01 | No entrant
            /rulings       | {"gameId": "line-x", "kind": "CANCELLED", "why": "No light."}     | 404 | UNKNOWN_GAME     | T-RND-02 | No table
            /tie-breaks    | {"order": []}                                                     | 400 | BAD_TIE_BREAKS   | T-STA-02 | Choose 1 tie-break
            /pairings/lifted | {"first": "E1", "second": "E2"}                                 | 409 | NO_SUCH_PAIR     | T-SWI-04 | Nothing has been said
            """)
    void a_refusal_in_an_event_has_code_rule_and_sentence(
            String move, String body, int status, String code, String rule, String sentence) {
        var answer = EventDesk.open(http, "DUPLICATE").play(move, body);

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.json().get("code").asString()).isEqualTo(code);
        assertThat(answer.json().get("rule").asString()).isEqualTo(rule);
        assertThat(answer.json().get("detail").asString()).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"game": "LINE", "mode": "COMPANY_ONLY", "cardId": "no-such-card"}                                       | /cardId
            {"game": "LINE", "mode": "DETECTIVE", "cardId": "pantry-routes"}                                         | /mode
            {"game": "LINE", "cardId": "pantry-routes"}                                                              | /mode
            {"game": "LINE", "mode": "COMPANY_ONLY", "cardId": "pantry-routes", "ruleset": {"lookupsPerStage": "x"}} | /ruleset
            {"game": "SQUAD", "cardId": "harbour", "detective": "nobody"}                                            | /detective
            {"game": "SQUAD", "cardId": "harbour", "detective": "hat", "ruleset": {"no.such": "1"}}                  | /ruleset
            """)
    void a_board_that_no_table_could_play_is_refused_when_it_is_added(String body, String pointer) {
        var answer = EventDesk.open(http, "DUPLICATE").play("/boards", body);

        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.json().at("/errors/0/pointer").asString()).startsWith(pointer);
        assertThat(answer.json().at("/errors/0/message").asString()).isNotBlank();
    }

    @Test
    void an_organizer_whom_nobody_knows_is_told_how_to_become_somebody() {
        var answer =
                http.asOrganizer().post("/v1/tournaments", "{\"title\": \"x\", \"format\": \"LADDER\", \"rounds\": 1}");

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.json().get("code").asString()).isEqualTo("ORGANIZER_UNKNOWN");
        assertThat(answer.json().get("detail").asString()).contains("POST /v1/organizer-tokens", "subject's token");
    }
}
