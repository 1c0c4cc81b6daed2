package dev.stopline.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.platform.security.Caller;
import dev.stopline.platform.web.NotFound;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

@StoplineTest
class JoinCodesTest {

    @Autowired
    JoinCodes codes;

    @Autowired
    Roster roster;

    @Autowired
    JdbcClient jdbc;

    @LocalServerPort
    int port;

    private final String game = UUID.randomUUID().toString();

    private String codeFor(Place place) {
        return codes.issue(place).code();
    }

    private String join(String code, String name) {
        return "{\"code\": \"" + code + "\", \"displayName\": \"" + name + "\"}";
    }

    @Test
    void each_place_makes_its_own_caller() throws Exception {
        assertThat(codes.redeem(codeFor(Place.incidentMaster(game)), "Iris", null)
                        .caller())
                .isEqualTo(new Caller.IncidentMaster(game));
        assertThat(codes.redeem(codeFor(Place.seat(game, "AUDITOR")), "Ada", null)
                        .caller())
                .isEqualTo(new Caller.Player(game, "AUDITOR"));
        assertThat(codes.redeem(codeFor(Place.spectators(game)), "Sam", null).caller())
                .isEqualTo(new Caller.Spectator(game));
        assertThat(codes.redeem(codeFor(Place.facilitators(game)), "Flo", null).caller())
                .isEqualTo(new Caller.Facilitator(game));

        assertThat(roster.of(game)).extracting(Roster.Holder::displayName).containsExactly("Iris", "Ada");
        assertThat(roster.nameAt(game, "AUDITOR")).hasValue("Ada");
        assertThat(roster.nameAt(game, "RUNNER")).isEmpty();
    }

    @Test
    void a_code_is_easy_to_say_and_hard_to_guess() {
        var seen = new HashSet<String>();
        for (int i = 0; i < 200; i++) {
            var code = codeFor(Place.spectators(game));
            assertThat(code).matches("[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}");
            assertThat(seen.add(code)).isTrue();
        }
    }

    @Test
    void a_code_is_read_kindly() throws Exception {
        var code = codeFor(Place.seat(game, "AUDITOR"));
        var typed = " "
                + code.toLowerCase(Locale.ROOT)
                        .replace("-", " ")
                        .replace('0', 'o')
                        .replace('1', 'l') + " ";
        assertThat(codes.redeem(typed, "Ada", null).caller()).isEqualTo(new Caller.Player(game, "AUDITOR"));
    }

    @Test
    void a_seats_code_works_once_even_for_many_at_the_same_time() throws Exception {
        var code = codeFor(Place.seat(game, "AUDITOR"));
        int joined = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var tries = new ArrayList<Future<?>>();
            Callable<?> attempt = () -> codes.redeem(code, "Ada", null);
            for (int i = 0; i < 8; i++) {
                tries.add(threads.submit(attempt));
            }
            for (var one : tries) {
                try {
                    one.get();
                    joined++;
                } catch (ExecutionException e) {
                    assertThat(e).hasCauseInstanceOf(NotFound.class);
                }
            }
        }
        assertThat(joined).isEqualTo(1);
    }

    @Test
    void a_spectators_code_works_for_many_until_a_fresh_one_ends_it_and_its_tokens() throws Exception {
        var code = codeFor(Place.spectators(game));
        var sam = codes.redeem(code, "Sam", null).token().value();
        var sue = codes.redeem(code, "Sue", null).token().value();
        assertThat(Http.at(port).as(sam).get("/v1/me").status()).isEqualTo(200);
        assertThat(Http.at(port).as(sue).get("/v1/me").status()).isEqualTo(200);

        codes.issue(Place.spectators(game));
        assertThatThrownBy(() -> codes.redeem(code, "Sid", null)).isInstanceOf(NotFound.class);
        assertThat(Http.at(port).as(sam).get("/v1/me").status()).isEqualTo(401);
    }

    @Test
    void a_fresh_code_takes_the_place_of_the_unused_one() {
        var old = codeFor(Place.seat(game, "AUDITOR"));
        codeFor(Place.seat(game, "AUDITOR"));
        assertThatThrownBy(() -> codes.redeem(old, "Ada", null)).isInstanceOf(NotFound.class);
    }

    @Test
    void an_expired_code_is_unknown() {
        var code = codeFor(Place.seat(game, "AUDITOR"));
        jdbc.sql("update join_code set expires_at = now() where game_id = ?")
                .param(game)
                .update();
        assertThatThrownBy(() -> codes.redeem(code, "Ada", null)).isInstanceOf(NotFound.class);
    }

    @Test
    void a_refusal_of_the_game_leaves_the_code_unused_and_the_seat_free() {
        var code = codeFor(Place.seat(game, "FULL"));
        var answer = Http.at(port).post("/v1/join", join(code, "Ada"));
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo("SEAT_FULL");

        assertThat(roster.of(game)).isEmpty();
        assertThat(Http.at(port).post("/v1/join", join(code, "Ada")).status()).isEqualTo(409);
    }

    @Test
    void a_facilitators_link_opens_one_game_and_is_not_used_up() {
        var code = codeFor(Place.facilitators(game));
        assertThat(codes.facilitatedGame(code)).hasValue(game);
        assertThat(codes.facilitatedGame(code)).hasValue(game);
        assertThat(codes.facilitatedGame(codeFor(Place.spectators(game)))).isEmpty();
        assertThat(codes.facilitatedGame("nonsense")).isEmpty();
    }

    @Test
    void codes_are_kept_as_hashes_only() {
        var code = codeFor(Place.seat(game, "AUDITOR"));
        var row = jdbc.sql("select join_code::text from join_code where game_id = ?")
                .param(game)
                .query(String.class)
                .single();
        assertThat(row).doesNotContain(code, code.replace("-", ""));
    }

    @Test
    void joining_over_http_answers_a_token_and_a_subjects_seat_is_remembered() {
        var subject = Http.at(port).post("/v1/subjects", "");
        assertThat(subject.status()).isEqualTo(201);
        var person = Http.at(port).as(subject.json().get("token").asString());
        assertThat(person.get("/v1/me").json().get("subjectId"))
                .isEqualTo(subject.json().get("subjectId"));

        var joined = person.post("/v1/join", join(codeFor(Place.seat(game, "AUDITOR")), " Ada "));
        assertThat(joined.status()).isEqualTo(200);
        assertThat(joined.json().get("seat").asString()).isEqualTo("AUDITOR");
        assertThat(roster.nameAt(game, "AUDITOR")).hasValue("Ada");
        assertThat(jdbc.sql("select subject from seat_holder where game_id = ?")
                        .param(game)
                        .query(String.class)
                        .single())
                .isEqualTo(subject.json().get("subjectId").asString());
    }

    @Test
    void a_wrong_code_is_404_and_a_wrong_name_400() {
        var http = Http.at(port);
        assertThat(http.post("/v1/join", join("AAAA-BBBB-CCCC", "Ada")).status())
                .isEqualTo(404);
        assertThat(http.post("/v1/join", join("AAAA-BBBB-CCCC", " ")).status()).isEqualTo(400);
        assertThat(http.post("/v1/join", join("A".repeat(41), "Ada")).status()).isEqualTo(400);
    }
}
