package dev.stopline.tournament.web;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.EventDesk;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.Rule;
import dev.stopline.testkit.StoplineTest;
import dev.stopline.testkit.bots.BotEvent;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Cards that somebody met at a table outside the event. */
@StoplineTest
class WhoMetACardElsewhereTest {

    private static final String CARD = "clinic-letterbox";
    private static final String BOARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"%s\"}".formatted(CARD);
    private static final String ROUND =
            "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120}";

    @LocalServerPort
    int port;

    @Autowired
    JdbcClient jdbc;

    private Http http = Http.at(0);
    private Http organizer = http;

    @BeforeEach
    void anOrganizerOfSessions() {
        http = Http.at(port);
        organizer = http.asOrganizer();
    }

    private String session() {
        var opened =
                organizer.post("/v1/line/sessions", "{\"mode\": \"COMPANY_ONLY\", \"cardId\": \"%s\"}".formatted(CARD));
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        return opened.json().at("/outcome/gameId").asString();
    }

    private void sits(Http person, String sessionId, String role) {
        var code = organizer
                .post(
                        "/v1/line/sessions/" + sessionId + "/codes",
                        "{\"place\": \"PLAYER\", \"role\": \"%s\"}".formatted(role))
                .json()
                .get("code")
                .asString();
        var joined = person.post("/v1/join", "{\"code\": \"%s\", \"displayName\": \"Ada\"}".formatted(code));
        assertThat(joined.status()).as(joined.text()).isEqualTo(200);
        await().atMost(Duration.ofSeconds(20))
                .until(() -> person.get("/v1/line/sessions").text().contains(sessionId));
    }

    private static EventDesk started(EventDesk desk, Http... people) {
        for (var person : people) {
            var entered = person.post(desk.path("/entrants"), "{\"displayName\": \"Somebody\"}");
            assertThat(entered.status()).as(entered.text()).isEqualTo(200);
        }
        desk.played("/boards", BOARD);
        desk.played("/start", "{}");
        return desk;
    }

    @Test
    @Rule("T-REG-08")
    void a_seat_that_changed_hands_was_seen_by_both_who_held_it() {
        var first = CareerTable.person(http);
        var second = CareerTable.person(http);
        var sessionId = session();
        sits(first, sessionId, "HR");
        sits(second, sessionId, "HR");
        var desk = started(EventDesk.open(http, "DUPLICATE"), first, second, CareerTable.person(http));

        var refused = desk.play("/rounds", ROUND);

        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().get("code").asString()).isEqualTo("BOARD_SEEN");
        assertThat(refused.text()).contains("E1 has", "E2 has").doesNotContain("E3 has");
    }

    @Test
    @Rule("T-REG-08")
    void a_card_is_seen_also_while_the_list_of_sessions_is_written_anew() {
        var seen = CareerTable.person(http);
        var sessionId = session();
        sits(seen, sessionId, "HR");
        var desk = started(EventDesk.open(http, "DUPLICATE"), seen, CareerTable.person(http));
        assertThat(jdbc.sql("delete from line_session where session_id = ?")
                        .param(sessionId)
                        .update())
                .isEqualTo(1);

        var refused = desk.play("/rounds", ROUND);

        assertThat(refused.json().path("code").asString("")).as(refused.text()).isEqualTo("BOARD_SEEN");
    }

    @Test
    @Rule({"T-REG-08", "T-STA-04"})
    void what_the_service_notes_for_a_round_makes_no_version_stale() {
        var seen = CareerTable.person(http);
        sits(seen, session(), "HR");
        var desk = started(EventDesk.open(http, "DUPLICATE"), seen, CareerTable.person(http));
        var version = desk.organizer().get(desk.path("")).header("etag");

        var refused = desk.play("/rounds", ROUND, "If-Match", version);

        assertThat(refused.json().path("code").asString("")).as(refused.text()).isEqualTo("BOARD_SEEN");
        assertThat(desk.read("").at("/seenCards/0/cardId").asString()).isEqualTo(CARD);
        assertThat(desk.play("/rounds", ROUND, "If-Match", version).status()).isEqualTo(412);
    }

    @Test
    @Rule({"T-REG-08", "T-LAD-03"})
    void many_who_attempt_a_board_at_once_are_told_of_their_own_cards_alone() throws Exception {
        var sessionId = session();
        var people =
                IntStream.range(0, 8).mapToObj(each -> CareerTable.person(http)).toList();
        var roles = List.of("SECOPS", "HR", "FINANCE_LEGAL", "SCRIBE");
        for (int i = 0; i < people.size(); i++) {
            sits(people.get(i), sessionId, roles.get(i % roles.size()));
        }
        var fresh = CareerTable.person(http);
        var all = Stream.concat(people.stream(), Stream.of(fresh)).toList();
        var desk = started(
                BotEvent.created(
                                http,
                                "{\"title\": \"At once\", \"format\": \"LADDER\", \"rounds\": 1, \"attempts\": 1}")
                        .desk(),
                all.toArray(Http[]::new));
        desk.played("/rounds", ROUND);

        var answers = BotEvent.each(
                IntStream.rangeClosed(1, all.size()).boxed().toList(),
                number -> all.get(number - 1)
                        .post(desk.path("/attempts"), "{\"entrant\": \"E%d\", \"board\": \"B1\"}".formatted(number)));

        var codes = answers.stream()
                .collect(groupingBy(answer -> answer.json().path("code").asString("")));
        assertThat(codes).containsOnlyKeys("", "BOARD_SEEN");
        assertThat(codes.get("")).containsExactly(answers.getLast());
    }

    @Test
    @Rule("T-REG-08")
    void a_stranger_who_asks_for_an_attempt_makes_no_note() {
        var seen = CareerTable.person(http);
        sits(seen, session(), "HR");
        var desk = started(EventDesk.open(http, "DUPLICATE"), seen, CareerTable.person(http));

        var asked = CareerTable.person(http).post(desk.path("/attempts"), "{\"entrant\": \"E1\", \"board\": \"B1\"}");

        assertThat(asked.status()).isEqualTo(403);
        assertThat(desk.read("").get("seenCards")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SPECTATOR", "FACILITATOR"})
    @Rule("T-REG-08")
    void who_watched_a_session_is_not_dealt_its_card_and_has_no_more_rights_for_being_known(String place) {
        var watcher = CareerTable.person(http);
        var sessionId = session();
        var code = organizer
                .post("/v1/line/sessions/" + sessionId + "/codes", "{\"place\": \"%s\"}".formatted(place))
                .json()
                .get("code")
                .asString();
        LineTable.join(watcher, code, "Ada");
        var desk = started(EventDesk.open(http, "DUPLICATE"), watcher, CareerTable.person(http));

        var refused = desk.play("/rounds", ROUND);

        assertThat(refused.json().path("code").asString("")).as(refused.text()).isEqualTo("BOARD_SEEN");
        assertThat(refused.text()).contains("E1 has").doesNotContain("E2 has");
        assertThat(watcher.get("/v1/line/sessions").json().get("sessions")).isEmpty();
        assertThat(watcher.get("/v1/line/sessions/" + sessionId).status()).isEqualTo(404);
    }

    @Test
    @Rule("T-REG-08")
    void who_opened_a_session_and_who_ran_it_as_an_organizer_have_met_its_card() {
        var opener = CareerTable.person(http);
        var master = CareerTable.person(http);
        organizer = http.asOrganizer(opener);
        var code = organizer
                .post("/v1/line/sessions/" + session() + "/codes", "{\"place\": \"INCIDENT_MASTER\"}")
                .json()
                .get("code")
                .asString();
        LineTable.join(http.asOrganizer(master), code, "Grace");
        var desk = started(EventDesk.open(http, "DUPLICATE"), opener, master, CareerTable.person(http));

        var refused = desk.play("/rounds", ROUND);

        assertThat(refused.json().path("code").asString("")).as(refused.text()).isEqualTo("BOARD_SEEN");
        assertThat(refused.text()).contains("E1 has", "E2 has").doesNotContain("E3 has");
    }
}
