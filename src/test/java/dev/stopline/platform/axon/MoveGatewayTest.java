package dev.stopline.platform.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.stopline.platform.axon.ToyCounter.Count;
import dev.stopline.platform.axon.ToyCounter.Open;
import dev.stopline.platform.axon.ToyCounter.ToyRefusal;
import dev.stopline.testkit.StoplineTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@StoplineTest
class MoveGatewayTest {

    private static final MoveStamp STAMP = new MoveStamp("AUDITOR", "Count");
    private static final CountDownLatch AT_ONCE = new CountDownLatch(0);

    @Autowired
    MoveGateway gateway;

    @Autowired
    EventHistory history;

    @Autowired
    EventStorageEngine engine;

    @Autowired
    JdbcClient jdbc;

    @Autowired
    PlatformTransactionManager transactions;

    private final String id = UUID.randomUUID().toString();

    @BeforeEach
    void open() throws Exception {
        gateway.play(id, new Open(id, "a counter"), new MoveStamp("organizer", "Open"));
    }

    private int count(int by) throws RefusedMove, StaleVersion {
        return gateway.play(id, new Count(id, by, null, AT_ONCE), STAMP);
    }

    /** What another node does: an event in the store that this node's memory has not seen. */
    private void elsewhere(int by) {
        long next = history.lastSequence(id).orElseThrow() + 1;
        engine.appendEvents(new GenericDomainEventMessage<>(
                "toy-counter", id, next, new ToyEvent.Counted(by, ToyEvent.Colour.BLUE), STAMP.metaData()));
    }

    @Test
    void a_move_is_stored_when_it_returns_and_its_events_carry_the_stamp_and_one_move_id() throws Exception {
        assertThat(count(3)).isEqualTo(3);

        var past = history.of(id);
        assertThat(past).hasSize(2);
        assertThat(past.getFirst().stamp()).isEqualTo(new MoveStamp("organizer", "Open"));
        assertThat(past.getLast().stamp()).isEqualTo(STAMP);
        assertThat(past.getLast().moveId())
                .isNotEqualTo(past.getFirst().moveId())
                .isNotBlank();
    }

    @Test
    void a_refused_move_leaves_no_trace() throws Exception {
        count(3);
        assertThatThrownBy(() -> count(998))
                .isInstanceOfSatisfying(
                        RefusedMove.class,
                        refused -> assertThat(refused.refusal().code()).isEqualTo(ToyRefusal.TOO_MUCH))
                .satisfies(refused -> assertThat(refused.getStackTrace()).isEmpty());

        assertThat(history.of(id)).hasSize(2);
        assertThat(count(997)).isEqualTo(1000);
    }

    @Test
    void a_refused_opening_leaves_no_game_behind() throws Exception {
        var other = UUID.randomUUID().toString();
        assertThatThrownBy(() -> gateway.play(other, new Open(other, " "), STAMP))
                .isInstanceOf(RefusedMove.class);
        assertThat(history.of(other)).isEmpty();

        gateway.play(other, new Open(other, "second try"), STAMP);
        assertThat(history.of(other)).hasSize(1);
    }

    @Test
    void a_move_on_what_another_node_wrote_is_decided_again_on_the_newest_state() throws Exception {
        count(3);
        elsewhere(5);
        assertThat(count(2)).isEqualTo(10);
    }

    @Test
    void a_refusal_from_a_stale_memory_is_not_believed() throws Exception {
        count(600);
        elsewhere(-600);
        assertThat(count(900)).isEqualTo(900);
    }

    @Test
    void an_older_version_is_stale_and_the_newest_one_is_not_even_if_only_another_node_knows_it() throws Exception {
        count(1);
        assertThatThrownBy(() -> gateway.play(id, new Count(id, 1, 0L, AT_ONCE), STAMP))
                .isInstanceOfSatisfying(
                        StaleVersion.class, stale -> assertThat(stale.version()).isEqualTo(1));

        elsewhere(1);
        assertThat(gateway.<Integer>play(id, new Count(id, 1, 2L, AT_ONCE), STAMP))
                .isEqualTo(3);
    }

    @Test
    void thirty_two_moves_at_once_end_in_some_order_without_gap_or_double() throws Exception {
        inParallel(32, () -> count(1));

        var past = history.of(id);
        assertThat(past)
                .extracting(EventHistory.PastEvent::sequence)
                .containsExactlyElementsOf(LongStream.rangeClosed(0, 32).boxed().toList());
        assertThat(count(1)).isEqualTo(33);
    }

    @Test
    void one_move_runs_thirty_two_wait_and_the_next_is_turned_away_while_other_games_go_on() throws Exception {
        var hold = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<?>>();
            running.add(threads.submit(() -> gateway.play(id, new Count(id, 1, null, hold), STAMP)));
            for (int i = 0; i < 32; i++) {
                running.add(threads.submit(() -> count(1)));
            }
            await().atMost(Duration.ofSeconds(5))
                    .untilAsserted(() -> assertThatThrownBy(() -> {
                                // Turned away at once only if all the others stand in line.
                                var extra = threads.submit(() -> count(1));
                                running.add(extra);
                                extra.get(200, java.util.concurrent.TimeUnit.MILLISECONDS);
                            })
                            .hasCauseInstanceOf(TooManyMoves.class));

            var other = UUID.randomUUID().toString();
            gateway.play(other, new Open(other, "another game"), STAMP);
            assertThat(history.of(other)).hasSize(1);

            hold.countDown();
            long stored = running.stream().filter(MoveGatewayTest::succeeded).count();
            assertThat(stored).isGreaterThanOrEqualTo(33);
            assertThat(history.of(id)).hasSize((int) stored + 1);
        }
    }

    private static boolean succeeded(Future<?> move) {
        try {
            move.get();
            return true;
        } catch (ExecutionException e) {
            assertThat(e).hasCauseInstanceOf(TooManyMoves.class);
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_move_inside_a_transaction_that_is_rolled_back_is_forgotten_in_memory_too() throws Exception {
        count(1);
        new TransactionTemplate(transactions).executeWithoutResult(status -> {
            try {
                assertThat(count(10)).isEqualTo(11);
            } catch (RefusedMove | StaleVersion e) {
                throw new IllegalStateException(e);
            }
            status.setRollbackOnly();
        });

        assertThat(history.of(id)).hasSize(2);
        assertThat(count(1)).isEqualTo(2);
    }

    private static void inParallel(int times, Callable<?> move) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<? extends Future<?>> all = IntStream.range(0, times)
                    .mapToObj(i -> threads.submit(move))
                    .toList();
            for (@Nullable Future<?> one : all) {
                java.util.Objects.requireNonNull(one).get();
            }
        }
    }
}
