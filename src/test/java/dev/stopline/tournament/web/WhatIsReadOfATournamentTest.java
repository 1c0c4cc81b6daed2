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

/** What an event tells, and to whom. */
@StoplineTest
class WhatIsReadOfATournamentTest {

    private static final String CARD = "pantry-routes";
    private static final String BOARD =
            "{\"game\": \"LINE\", \"mode\": \"COMPANY_ONLY\", \"cardId\": \"%s\"}".formatted(CARD);
    private static final String ROUND =
            "{\"boards\": [\"B1\"], \"startsAt\": \"2027-04-03T10:00:00Z\", \"minutes\": 120, \"warnings\": [30]}";

    @LocalServerPort
    int port;

    private Http http = Http.at(0);
    private EventDesk desk = new EventDesk(http, http, "");

    @BeforeEach
    void anEvent() {
        http = Http.at(port);
        desk = EventDesk.open(http, "DUPLICATE");
    }

    private void opened(int entrants) {
        for (int i = 1; i <= entrants; i++) {
            desk.enter("Entrant " + i);
        }
        desk.played("/boards", BOARD);
        desk.played("/start", "{}");
        desk.played("/rounds", ROUND);
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() ->
                        assertThat(desk.read("/rounds/1").get("tables").size()).isEqualTo(entrants));
    }

    private void ruled(int table) {
        var game = "line" + desk.tournamentId().substring("event".length()) + "-R1-B1-T" + table;
        desk.played(
                "/rulings",
                "{\"gameId\": \"%s\", \"kind\": \"AWARDED\", \"points\": [%d], \"why\": \"The clock.\"}"
                        .formatted(game, table));
    }

    @Test
    @Rule("T-CLO-03")
    void a_card_is_its_organizers_and_its_moderators_until_the_board_closes() {
        var stranger = CareerTable.person(http);
        var moderator = CareerTable.person(http);
        var another = http.asOrganizer(CareerTable.person(http));
        opened(2);
        desk.played(
                "/moderators", "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(EventDesk.subject(moderator)));

        for (var path : List.of("", "/entrants", "/rounds/1", "/standings")) {
            assertThat(stranger.get(desk.path(path)).text()).doesNotContain(CARD);
            assertThat(another.get(desk.path(path)).text()).doesNotContain(CARD);
        }
        assertThat(desk.read("").at("/boards/0/cardId").asString()).isEqualTo(CARD);
        var known = moderator.get(desk.path("")).json();
        assertThat(known.at("/boards/0/cardId").asString()).isEqualTo(CARD);
        assertThat(known.at("/you/moderates/0").asString()).isEqualTo("B1");

        ruled(1);
        ruled(2);

        assertThat(stranger.get(desk.path("")).json().at("/boards/0/cardId").asString())
                .isEqualTo(CARD);
    }

    @Test
    @Rule({"T-CLO-03", "L-CUT-20"})
    void the_ruleset_of_a_board_is_read_by_those_who_read_its_card() {
        var stranger = CareerTable.person(http);
        desk.enter("The night desk");
        desk.enter("The day desk");
        desk.played("/boards", BOARD.replace("}", ", \"ruleset\": {\"wrongfulExposure\": \"5\"}}"));
        desk.played("/start", "{}");
        desk.played("/rounds", ROUND);

        for (var path : List.of("", "/record")) {
            assertThat(stranger.get(desk.path(path)).text()).as(path).doesNotContain("wrongfulExposure");
        }
        assertThat(desk.read("").at("/boards/0/ruleset/wrongfulExposure").asString())
                .isEqualTo("5");

        ruled(1);
        ruled(2);

        for (var path : List.of("", "/record")) {
            assertThat(stranger.get(desk.path(path)).text()).as(path).contains("wrongfulExposure");
        }
    }

    @Test
    @Rule({"T-CLO-03", "T-REG-07"})
    void who_runs_a_table_reads_no_card_but_its_own() {
        var moderator = CareerTable.person(http);
        opened(2);
        desk.played(
                "/moderators", "{\"subject\": \"%s\", \"boards\": [\"B1\"]}".formatted(EventDesk.subject(moderator)));
        var game = desk.read("/rounds/1").at("/tables/0/gameId").asString();
        var place = moderator.post(desk.path("/tables/" + game + "/moderator"), "{\"displayName\": \"Grace\"}");
        var runs = moderator.as(place.json().get("token").asString());

        assertThat(runs.get("/v1/line/cards/" + CARD).status()).isEqualTo(200);
        assertThat(runs.get("/v1/line/cards/clinic-letterbox").status()).isEqualTo(403);
    }

    @Test
    @Rule("T-REG-01")
    void who_an_entrant_is_only_its_own_people_and_the_organizer_read() {
        var first = desk.enter("The night desk");
        var second = desk.enter("The day desk");

        var own = first.person().get(desk.path("/entrants"));
        assertThat(own.json().at("/entrants/0/subjects/0").asString()).isEqualTo(first.subject());
        assertThat(own.json().at("/entrants/0/name").asString()).isEqualTo("The night desk");
        assertThat(own.text()).contains("The day desk").doesNotContain(second.subject());
        assertThat(desk.organizer().get(desk.path("/entrants")).text()).contains(first.subject(), second.subject());
        assertThat(second.person().get(desk.path("")).json().at("/you/entrant").asString())
                .isEqualTo(second.entrant());
        assertThat(second.person().get(desk.path("")).text()).doesNotContain(first.subject());
    }

    @Test
    @Rule({"T-STA-04", "T-STA-06"})
    void standings_follow_each_result_and_answer_304_in_between() {
        opened(3);
        ruled(1);
        var path = desk.path("/standings");
        var before = desk.organizer().get(path);
        var version = before.header("etag");

        assertThat(version).isEqualTo("\"" + before.json().get("version").asInt() + "\"");
        assertThat(before.header("cache-control")).contains("private", "no-cache");
        assertThat(desk.organizer().get(path, "If-None-Match", version).status())
                .isEqualTo(304);

        ruled(3);

        var after = desk.organizer().get(path, "If-None-Match", version);
        assertThat(after.status()).isEqualTo(200);
        assertThat(after.json().at("/rows/0/entrant").asString()).isEqualTo("E3");
        assertThat(after.json().at("/rows/0/name").asString()).isEqualTo("Entrant 3");
        assertThat(desk.organizer().get(path + "?afterRound=2").status()).isEqualTo(400);
    }

    @Test
    void every_part_of_an_event_is_polled_by_its_version() {
        opened(2);
        for (var part : List.of("", "/entrants", "/rounds/1", "/standings", "/standings?afterRound=1")) {
            var version = desk.organizer().get(desk.path(part)).header("etag");
            assertThat(desk.organizer()
                            .get(desk.path(part), "If-None-Match", version)
                            .status())
                    .as(part)
                    .isEqualTo(304);
        }
    }

    @Test
    @Rule("T-STA-06")
    void standings_are_public_as_long_as_the_organizer_says_so() {
        desk.enter("The night desk");
        var path = desk.path("/standings/public");
        assertThat(http.get(path).status()).isEqualTo(404);

        desk.played("/standings/publication", "{\"open\": true}");
        var open = http.get(path);
        assertThat(open.status()).isEqualTo(200);
        assertThat(open.text()).contains("The night desk");
        assertThat(http.get(path, "If-None-Match", open.header("etag")).status())
                .isEqualTo(304);
        assertThat(http.get(desk.path("/standings")).status()).isEqualTo(401);

        desk.played("/standings/publication", "{\"open\": false}");
        assertThat(http.get(path).status()).isEqualTo(404);
    }

    @Test
    @Rule({"T-RND-04", "T-RND-07", "T-RND-08"})
    void the_open_round_says_when_it_ends() {
        opened(2);
        desk.played("/round/extra-time", "{\"minutes\": 10}");

        var round = desk.read("").get("openRound");
        assertThat(round.get("endsAt").asString()).isEqualTo("2027-04-03T12:10:00Z");
        assertThat(round.at("/warnsAt/0").asString()).isEqualTo("2027-04-03T11:40:00Z");

        var paused = desk.played("/round/pause", "{}").at("/view/openRound");
        assertThat(paused.has("endsAt")).isFalse();
        assertThat(paused.get("secondsLeft").asInt()).isEqualTo(130 * 60);
    }

    @Test
    void an_event_is_in_the_list_by_its_title() {
        desk.enter("The night desk");
        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            var page = CareerTable.person(http).get("/v1/tournaments?limit=100").json();
            assertThat(page.get("tournaments")).anySatisfy(entry -> {
                assertThat(entry.get("tournamentId").asString()).isEqualTo(desk.tournamentId());
                assertThat(entry.get("title").asString()).isEqualTo("The long ledger");
                assertThat(entry.get("entrants").asInt()).isEqualTo(1);
            });
        });
    }

    @Test
    @Rule("T-REG-01")
    void nobody_is_entered_whom_nobody_knows_and_no_name_is_left_behind() {
        var unknown = desk.play("/entrants", "{\"displayName\": \"x\", \"subjects\": [\"nobody\"]}");
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(unknown.json().at("/errors/0/pointer").asString()).isEqualTo("/subjects/0");

        var first = desk.enter("The night desk");
        var again = first.person().post(desk.path("/entrants"), "{\"displayName\": \"Another name\"}");
        assertThat(again.status()).isEqualTo(409);
        var second = desk.enter("The day desk");

        assertThat(second.entrant()).isEqualTo("E2");
        assertThat(desk.organizer().get(desk.path("/entrants")).text())
                .contains("The night desk", "The day desk")
                .doesNotContain("Another name");
    }

    @Test
    void a_move_on_an_older_version_is_stale() {
        var old = desk.organizer().get(desk.path("")).header("etag");
        desk.enter("The night desk");

        assertThat(desk.play("/standings/publication", "{\"open\": true}", "If-Match", old)
                        .status())
                .isEqualTo(412);
    }
}
