package dev.stopline.line.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.line.rules.LineEvent;
import dev.stopline.line.rules.LineRules;
import dev.stopline.line.rules.LineState;
import dev.stopline.line.rules.Move;
import dev.stopline.line.rules.Viewer;
import dev.stopline.line.rules.WhoSees;
import dev.stopline.platform.axon.EventHistory;
import dev.stopline.testkit.Http;
import dev.stopline.testkit.Http.Answer;
import dev.stopline.testkit.LineTable;
import dev.stopline.testkit.SerialOrder;
import dev.stopline.testkit.StoplineTest;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Many moves on one session at once end as some serial order of them, and other sessions do not feel it. */
@StoplineTest
class ParallelMovesTest {

    private static final int AT_ONCE = 32;
    private static final int ROUNDS = 20;
    private static final int OTHERS = 3;
    private static final List<String> SEATS = List.of("secops", "hr", "finance-legal", "scribe");

    @LocalServerPort
    int port;

    @Autowired
    EventHistory history;

    @Autowired
    DataSource database;

    @Test
    void thirty_two_moves_at_once_end_in_some_order_while_other_games_are_served(TestReporter reporter)
            throws Exception {
        var others = new ArrayList<LineTable>();
        for (int i = 0; i < OTHERS; i++) {
            others.add(VotingTable.open(Http.at(port)));
        }
        var idle = new ArrayList<Long>();
        for (int i = 0; i < 100; i++) {
            idle.add(serve(others.get(i % OTHERS), i));
        }
        var busy = Collections.synchronizedList(new ArrayList<Long>());
        var over = new AtomicBoolean();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var served = others.stream()
                    .map(other -> threads.submit(() -> {
                        for (int i = 0; !over.get(); i++) {
                            busy.add(serve(other, i));
                        }
                        return null;
                    }))
                    .toList();
            try {
                for (int round = 0; round < ROUNDS; round++) {
                    playRound(new Random(round));
                }
            } finally {
                over.set(true);
            }
            for (Future<?> one : served) {
                one.get();
            }
        }
        assertThat(busy).hasSizeGreaterThan(ROUNDS);
        reporter.publishEntry("other games, p99 in ms", "alone " + p99(idle) + ", beside " + p99(busy));
    }

    /** A move and a look at another game, which must succeed; answers how long they took. */
    private static long serve(LineTable table, int number) {
        long start = System.nanoTime();
        var seat = SEATS.get(number % SEATS.size());
        table.played(seat, "/votes", "{\"hire\": " + number % 3 + "}");
        assertThat(table.at(seat).get(table.path("")).status()).isEqualTo(200);
        return System.nanoTime() - start;
    }

    private static long p99(List<Long> nanos) {
        var sorted = nanos.stream().sorted().toList();
        return Duration.ofNanos(sorted.get(sorted.size() * 99 / 100)).toMillis();
    }

    private void playRound(Random random) throws Exception {
        var table = VotingTable.open(Http.at(port));
        long before = history.lastSequence(table.sessionId()).orElseThrow() + 1;
        var attempts = attempts(random);
        var answers = allAtOnce(table, attempts);
        assertThat(answers.values().stream().flatMap(List::stream).map(Answer::status))
                .allMatch(status -> status < 500 && status != 429);
        var sent = new LinkedHashMap<SerialOrder.Sent<Move>, List<Answer>>();
        answers.forEach((attempt, answered) -> sent.put(attempt.sent(), answered));
        new SerialOrder<>(new LineRules(), new EyesAtTheTable(), history.of(table.sessionId()), before).explains(sent);
    }

    /** What the seats of the company and the Incident Master see. */
    private record EyesAtTheTable() implements SerialOrder.Eyes<LineState, LineEvent> {

        @Override
        public int seen(LineState state, String by) {
            return state.seen().by(viewer(by));
        }

        @Override
        public boolean sees(LineState before, LineEvent event, String by) {
            return WhoSees.sees(before.mode(), event, viewer(by));
        }

        private static Viewer viewer(String by) {
            return by.equals("IM") ? Viewer.IM : Attempt.vote(by, 0).viewer();
        }
    }

    /** Fingers of every seat and again, questions, stories, three that say three, and some that no order accepts. */
    private static List<Attempt> attempts(Random random) {
        var attempts = new ArrayList<Attempt>();
        for (int i = 0; attempts.size() < AT_ONCE - 8; i++) {
            var seat = SEATS.get(i % SEATS.size());
            attempts.add(
                    switch (i % 3) {
                        case 0 -> Attempt.vote(seat, random.nextInt(4));
                        case 1 -> Attempt.ask(seat, "Question " + i + "?");
                        default -> Attempt.narrate("Story " + i + ".");
                    });
        }
        attempts.addAll(Collections.nCopies(3, Attempt.reveal()));
        attempts.addAll(Collections.nCopies(3, Attempt.vote("hr", 2)));
        attempts.add(Attempt.call("scribe"));
        attempts.add(Attempt.vote("secops", 77));
        Collections.shuffle(attempts, random);
        return attempts;
    }

    private static Map<Attempt, List<Answer>> allAtOnce(LineTable table, List<Attempt> attempts) throws Exception {
        var start = new CountDownLatch(1);
        var answers = new LinkedHashMap<Attempt, List<Answer>>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var sent = new ArrayList<Future<Answer>>();
            for (var attempt : attempts) {
                sent.add(threads.submit(() -> {
                    start.await();
                    return table.play(attempt.place(), attempt.path(), attempt.body());
                }));
            }
            start.countDown();
            for (int i = 0; i < sent.size(); i++) {
                answers.computeIfAbsent(attempts.get(i), attempt -> new ArrayList<>())
                        .add(sent.get(i).get());
            }
        }
        return answers;
    }

    @Test
    void thirty_three_moves_are_taken_and_the_others_are_told_when_to_come_again() throws Exception {
        var table = VotingTable.open(Http.at(port));
        var other = VotingTable.open(Http.at(port));
        long last = history.lastSequence(table.sessionId()).orElseThrow();
        int sent = 40;
        var answers = new ConcurrentLinkedQueue<Answer>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var blocker = database.getConnection()) {
            holdBack(blocker, table.sessionId(), last + 1);
            for (int i = 0; i < sent; i++) {
                var attempt = Attempt.narrate("Story " + i + ".");
                threads.submit(() -> answers.add(table.play(attempt.place(), attempt.path(), attempt.body())));
            }
            await().atMost(Duration.ofSeconds(9)).until(() -> answers.size() == sent - 33);
            assertThat(answers).allSatisfy(answer -> {
                assertThat(answer.status()).as(answer.text()).isEqualTo(429);
                assertThat(answer.header("retry-after")).isEqualTo("1");
                assertThat(answer.json().get("type").asString()).isEqualTo("/problems/too-many-requests");
            });
            serve(other, 1);
            blocker.rollback();
        }
        assertThat(answers)
                .hasSize(sent)
                .filteredOn(answer -> answer.status() == 200)
                .hasSize(33);
        assertThat(history.lastSequence(table.sessionId())).hasValue(last + 33);
    }

    /** Another writer who is about to store the session's next event, and does not make up its mind: the next move must wait. */
    private static void holdBack(Connection blocker, String sessionId, long sequence) throws SQLException {
        blocker.setAutoCommit(false);
        try (var insert = blocker.prepareStatement("insert into domain_event (event_identifier, aggregate_identifier,"
                + " sequence_number, time_stamp, payload_type, payload, meta_data)"
                + " values ('held-back', ?, ?, '', 'none', '{}', '{}')")) {
            insert.setString(1, sessionId);
            insert.setLong(2, sequence);
            insert.executeUpdate();
        }
    }
}
