package dev.stopline.squad.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.platform.axon.EventHistory;
import dev.stopline.squad.content.TableLibrary;
import dev.stopline.squad.rules.OpeningCommand.RollGeneratorStep;
import dev.stopline.squad.rules.SquadEvent;
import dev.stopline.squad.rules.SquadMove;
import dev.stopline.squad.rules.SquadRules;
import dev.stopline.squad.rules.SquadState;
import dev.stopline.squad.rules.WhoSees;
import dev.stopline.testkit.CareerTable;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.SerialOrder;
import dev.stopline.testkit.StoplineTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Many moves in one career at once end as some order of them; versions guard moves and readings. */
@StoplineTest
class MovesAtOnceTest {

    private static final int ROUNDS = 5;
    private static final int COPIES = 4;
    private static final String STEPS = "/job/generator-steps";

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    JdbcClient jdbc;

    /** The player of a career sees what he sees, whoever moves. */
    private record PlayersEyes() implements SerialOrder.Eyes<SquadState, SquadEvent> {

        @Override
        public int seen(SquadState state, String by) {
            return state.seen();
        }

        @Override
        public boolean sees(SquadState before, SquadEvent event, String by) {
            return WhoSees.playerSees(event);
        }
    }

    @Test
    void steps_of_the_generator_sent_at_once_end_in_some_order() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            var career = CareerTable.open(Http.at(port), CareerTable.DETECTIVE);
            career.played("/job", "{}");
            long before = history.lastSequence(career.careerId()).orElseThrow() + 1;
            var answers = allAtOnce(career, attempts(new Random(round)));
            assertThat(answers.values().stream().flatMap(List::stream).map(Answer::status))
                    .allMatch(status -> status == 200 || status == 400 || status == 409)
                    .contains(200, 409);
            var rules = new SquadRules(TableLibrary.shipped());
            new SerialOrder<>(rules, new PlayersEyes(), history.of(career.careerId()), before).explains(answers);
        }
    }

    /** Each step with two faces and more than once; a face that no die has; a step that there is not. */
    private static List<SquadMove> attempts(Random random) {
        var attempts = new ArrayList<SquadMove>();
        for (int step = 1; step <= 6; step++) {
            for (int face = 1; face <= 2; face++) {
                attempts.addAll(
                        Collections.nCopies(COPIES / 2, SquadMove.of(new RollGeneratorStep(step, false), face)));
            }
        }
        attempts.add(SquadMove.of(new RollGeneratorStep(1, false), 7));
        attempts.add(SquadMove.of(new RollGeneratorStep(9, false), 3));
        attempts.add(SquadMove.of(new RollGeneratorStep(2, false)));
        Collections.shuffle(attempts, random);
        return attempts;
    }

    private static Map<SerialOrder.Sent<SquadMove>, List<Answer>> allAtOnce(CareerTable career, List<SquadMove> moves)
            throws Exception {
        var start = new CountDownLatch(1);
        var answers = new LinkedHashMap<SerialOrder.Sent<SquadMove>, List<Answer>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var sent = new ArrayList<Future<Answer>>();
            for (var move : moves) {
                int step = ((RollGeneratorStep) move.command()).step();
                sent.add(threads.submit(() -> {
                    start.await();
                    return career.play(STEPS, "{\"step\": %d, \"dice\": %s}".formatted(step, move.faces()));
                }));
            }
            start.countDown();
            for (int i = 0; i < sent.size(); i++) {
                var move = moves.get(i);
                var key = new SerialOrder.Sent<>("player", "RollGeneratorStep", move, move.faces());
                answers.computeIfAbsent(key, each -> new ArrayList<>())
                        .add(sent.get(i).get());
            }
        }
        return answers;
    }

    @Test
    void a_move_on_another_version_is_412_and_changes_nothing() {
        var career = CareerTable.open(Http.at(port), CareerTable.DETECTIVE);
        var etag = career.get("").header("ETag");
        var opened = career.play("/job", "{}", "If-Match", etag);
        assertThat(opened.status()).as(opened.text()).isEqualTo(200);
        var before = history.of(career.careerId());
        var stale = career.play(STEPS, "{\"step\": 1, \"dice\": [3]}", "If-Match", etag);
        assertThat(stale.status()).isEqualTo(412);
        assertThat(stale.json().get("version").asInt())
                .isEqualTo(opened.json().get("version").asInt());
        assertThat(history.of(career.careerId())).isEqualTo(before);
        var fresh = career.play(STEPS, "{\"step\": 1, \"dice\": [3]}", "If-Match", opened.header("ETag"));
        assertThat(fresh.status()).as(fresh.text()).isEqualTo(200);
    }

    @Test
    void what_has_not_changed_is_304() {
        var career = CareerTable.open(Http.at(port), CareerTable.DETECTIVE);
        for (var part : List.of("", "/moves", "/moves?explain=true", "/events")) {
            var first = career.get(part);
            var again = career.get(part, "If-None-Match", first.header("ETag"));
            assertThat(again.status()).as(part).isEqualTo(304);
            assertThat(again.text()).isEmpty();
        }
        var etag = career.get("").header("ETag");
        career.played("/job", "{}");
        assertThat(career.get("", "If-None-Match", etag).status()).isEqualTo(200);
    }

    @Test
    void a_refused_move_uses_up_no_dice_and_no_version() {
        var server = CareerTable.DETECTIVE.replace("ENTERED", "SERVER");
        var career = CareerTable.open(Http.at(port), server);
        career.played("/job", "{}");
        var before = history.of(career.careerId());
        long seeds = seeds(career);
        for (var body : List.of(
                "{\"step\": 2}", "{\"step\": 1, \"dice\": [3]}", "{\"step\": 1, \"ignoreFactionHeat\": true}")) {
            var refused = career.play(STEPS, body);
            assertThat(refused.status()).as(body).isBetween(400, 409);
            assertThat(refused.json().get("version").asInt())
                    .isEqualTo(career.get("").json().get("version").asInt());
        }
        assertThat(history.of(career.careerId())).isEqualTo(before);
        assertThat(seeds(career)).isEqualTo(seeds);
        assertThat(career.played(STEPS, "{\"step\": 1}").get("version").asInt()).isGreaterThan(before.size());
    }

    private long seeds(CareerTable career) {
        return jdbc.sql("select count(*) from dice_seed where game_id = ?")
                .param(career.careerId())
                .query(Long.class)
                .single();
    }
}
