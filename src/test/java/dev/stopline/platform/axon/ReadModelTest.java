package dev.stopline.platform.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.stopline.testkit.StoplineTest;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.StreamingEventProcessor;
import org.axonframework.eventhandling.pooled.PooledStreamingEventProcessor;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.simple.JdbcClient;

@StoplineTest
class ReadModelTest {

    private static final CountDownLatch AT_ONCE = new CountDownLatch(0);

    @Autowired
    MoveGateway gateway;

    @Autowired
    ToyTotals totals;

    @Autowired
    EventProcessingConfiguration processors;

    @Autowired
    EmbeddedEventStore store;

    @Autowired
    JdbcConnectionDetails database;

    @Autowired
    JdbcClient jdbc;

    private String open() throws Exception {
        var id = UUID.randomUUID().toString();
        gateway.play(id, new ToyCounter.Open(id, "a counter"), new MoveStamp("organizer", "Open"));
        return id;
    }

    private void count(String id, int by) throws Exception {
        gateway.play(id, new ToyCounter.Count(id, by, null, AT_ONCE), new MoveStamp("AUDITOR", "Count"));
    }

    private int deadLettersOf(String id) {
        return jdbc.sql(
                        "select count(*) from dead_letter_entry where processing_group = 'toy-totals' and aggregate_identifier = ?")
                .param(id)
                .query(Integer.class)
                .single();
    }

    @Test
    void a_read_model_hears_of_what_was_stored() throws Exception {
        var id = open();
        count(id, 2);
        count(id, 3);
        await().atMost(Duration.ofSeconds(10)).until(() -> totals.total(id) == 5);
        assertThat(processors.eventProcessor("toy-totals", StreamingEventProcessor.class))
                .get()
                .isInstanceOf(PooledStreamingEventProcessor.class);
    }

    @Test
    void an_event_that_cannot_be_taken_is_set_aside_with_those_after_it_and_other_games_go_on() throws Exception {
        var bad = open();
        count(bad, ToyTotals.POISON);
        count(bad, 1);
        var good = open();
        count(good, 4);

        await().atMost(Duration.ofSeconds(10)).until(() -> totals.total(good) == 4 && deadLettersOf(bad) == 2);
        assertThat(totals.total(bad)).isZero();
        assertThat(deadLettersOf(good)).isZero();
    }

    @Test
    void whoever_reads_the_store_is_woken_by_a_commit() throws Exception {
        var id = open();
        var woken = new CountDownLatch(1);
        try (var stream = store.openStream(null)) {
            assertThat(stream.setOnAvailableCallback(woken::countDown)).isTrue();
            count(id, 1);
            assertThat(woken.await(5, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void the_bell_of_one_node_is_heard_on_another() throws Exception {
        var heard = new CountDownLatch(1);
        var here = new EventBell(database);
        var there = new EventBell(database);
        there.onRing(heard::countDown);
        here.start();
        there.start();
        try {
            await().atMost(Duration.ofSeconds(10)).until(() -> {
                here.ring();
                return heard.await(100, TimeUnit.MILLISECONDS);
            });
        } finally {
            here.stop();
            there.stop();
        }
    }
}
