package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.StoplineApplication;
import dev.stopline.line.rules.RoundEvent;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.PostgresConfiguration;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.ConfigurableApplicationContext;

/** Two instances of the service on one database: a session or a career is played on both as if they were one. */
@StoplineTest
@TestInstance(Lifecycle.PER_CLASS)
class TwoInstancesTest {

    private static final int CALLERS = 4;
    private static final int MOVES_EACH = 100;

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    private ConfigurableApplicationContext second;
    private LineTable table;

    @BeforeAll
    void startAnotherInstance() {
        second = new SpringApplicationBuilder(StoplineApplication.class, PostgresConfiguration.class)
                .profiles("test")
                .run("--server.port=0");
        table = VotingTable.acting(Http.at(port));
    }

    @AfterAll
    void stopIt() {
        second.close();
    }

    /** The instances by turns. */
    private Http instance(int number, String place) {
        return instance(number).as(table.at(place).token());
    }

    private Http instance(int number) {
        int at = number % 2 == 0
                ? port
                : Integer.parseInt(String.valueOf(second.getEnvironment().getProperty("local.server.port")));
        return Http.at(at);
    }

    @Test
    void eight_hundred_moves_on_both_at_once_are_stored_once_each_and_in_one_order() throws Exception {
        long before = history.lastSequence(table.sessionId()).orElseThrow();
        try (var threads = Executors.newFixedThreadPool(2 * CALLERS)) {
            var callers = new ArrayList<Future<?>>();
            for (int caller = 0; caller < 2 * CALLERS; caller++) {
                int number = caller;
                callers.add(threads.submit(() -> {
                    for (int i = 0; i < MOVES_EACH; i++) {
                        narrate(number, number + "-" + i);
                    }
                    return null;
                }));
            }
            for (var caller : callers) {
                caller.get();
            }
        }
        var past = history.from(table.sessionId(), before + 1);
        assertThat(past.stream().map(EventHistory.PastEvent::sequence))
                .isEqualTo(
                        LongStream.rangeClosed(before + 1, before + 800).boxed().toList());
        assertThat(past.stream().map(each -> ((RoundEvent.Narrated) each.event()).text()))
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 2 * CALLERS)
                        .boxed()
                        .flatMap(caller -> IntStream.range(0, MOVES_EACH).mapToObj(i -> caller + "-" + i))
                        .toList());
    }

    /** Sends until it is taken: a move that lost every race has changed nothing, and its client is told to send it again. */
    private void narrate(int caller, String text) {
        Answer answer;
        do {
            answer = send(caller, Attempt.narrate(text));
        } while (answer.status() == 409 && answer.json().get("type").asString().equals("/problems/conflict"));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    private Answer send(int instance, Attempt attempt) {
        return instance(instance, attempt.place()).post(table.path(attempt.path()), attempt.body());
    }

    @Test
    void each_move_counts_at_once_on_the_other_instance_and_no_refusal_is_stale() {
        refused(1, Attempt.vote("hr", 2), "VOTE_CLOSED");
        accepted(0, Attempt.call("hr"));
        for (int round = 0; round < 5; round++) {
            var moves = List.of(
                    Attempt.vote("hr", 2),
                    Attempt.vote("secops", 1),
                    Attempt.vote("hr", 1),
                    Attempt.vote("finance-legal", 2),
                    Attempt.vote("hr", 0));
            for (int i = 0; i < moves.size(); i++) {
                accepted(i + round + 1, moves.get(i));
            }
        }
        refused(0, Attempt.call("scribe"), "CALL_SPENT");
        accepted(1, Attempt.reveal());
        refused(0, Attempt.vote("hr", 1), "VOTE_CLOSED");
        refused(1, Attempt.reveal(), "VOTE_CLOSED");
    }

    private void accepted(int instance, Attempt attempt) {
        var answer = send(instance, attempt);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        var elsewhere = instance(instance + 1, attempt.place()).get(table.path(""));
        assertThat(elsewhere.json()).isEqualTo(answer.json().get("view"));
        var stale = instance(instance + 1, attempt.place())
                .post(table.path(attempt.path()), attempt.body(), "If-Match", "\"1\"");
        assertThat(stale.status()).isEqualTo(412);
        assertThat(stale.json().get("version").asLong())
                .isEqualTo(answer.json().get("version").asLong());
    }

    private void refused(int instance, Attempt attempt, String code) {
        var answer = send(instance, attempt);
        assertThat(answer.status()).as(answer.text()).isEqualTo(409);
        assertThat(answer.json().get("code").asString()).isEqualTo(code);
    }

    @Test
    void a_career_is_played_on_both_by_turns() {
        var career = CareerTable.open(Http.at(port), CareerTable.DETECTIVE);
        var moves = List.of(
                List.of("/job", "{}"),
                List.of("/job/generator-steps", "{\"step\": 1, \"dice\": [3]}"),
                List.of("/job/generator-steps", "{\"step\": 2, \"dice\": [5]}"),
                List.of("/job/generator-steps", "{\"step\": 3, \"dice\": [2]}"));
        for (int i = 0; i < moves.size(); i++) {
            var here = new CareerTable(instance(i).as(career.player().token()), career.careerId());
            var there = new CareerTable(instance(i + 1).as(career.player().token()), career.careerId());
            var move = moves.get(i);
            var outcome = here.played(move.getFirst(), move.getLast());
            assertThat(there.get("").json()).isEqualTo(outcome.get("view"));
            var again = there.play(move.getFirst(), move.getLast());
            assertThat(again.status()).as(again.text()).isEqualTo(409);
            assertThat(again.json().get("version")).isEqualTo(outcome.get("version"));
            var stale = there.play(move.getFirst(), move.getLast(), "If-Match", "\"1\"");
            assertThat(stale.status()).isEqualTo(412);
            assertThat(stale.json().get("version")).isEqualTo(outcome.get("version"));
        }
    }
}
