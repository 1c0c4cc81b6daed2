package dev.stopline.platform.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stopline.testkit.StoplineTest;
import java.util.List;
import java.util.UUID;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.messaging.MetaData;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.Serializer;
import org.axonframework.spring.messaging.unitofwork.SpringTransactionManager;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.annotation.Transactional;

@StoplineTest
class EventStoreTest {

    @Autowired
    EventStorageEngine engine;

    @Autowired
    EventHistory history;

    @Autowired
    TransactionManager transactions;

    @Autowired
    TokenStore tokens;

    @Autowired
    Serializer general;

    @Autowired
    @Qualifier("eventSerializer")
    StableEventNames events;

    @Autowired
    JdbcClient jdbc;

    private static EventMessage<?> event(String id, long sequence, Object payload) {
        return new GenericDomainEventMessage<>(
                "toy-counter", id, sequence, payload, new MoveStamp("AUDITOR", "Count").metaData());
    }

    @Test
    void what_is_appended_is_read_back_in_order_with_its_stamp() {
        var id = UUID.randomUUID().toString();
        engine.appendEvents(
                event(id, 0, new ToyEvent.Opened("first \"game\" \u20ac")),
                event(id, 1, new ToyEvent.Counted(7, ToyEvent.Colour.RED)));

        assertThat(history.of(id))
                .extracting(EventHistory.PastEvent::event)
                .containsExactly(
                        new ToyEvent.Opened("first \"game\" \u20ac"), new ToyEvent.Counted(7, ToyEvent.Colour.RED));
        assertThat(history.from(id, 1)).singleElement().satisfies(past -> {
            assertThat(past.sequence()).isEqualTo(1);
            assertThat(past.stamp()).isEqualTo(new MoveStamp("AUDITOR", "Count"));
        });
        assertThat(history.lastSequence(id)).hasValue(1);
    }

    @Test
    void an_unknown_id_has_no_past() {
        assertThat(history.of("nobody")).isEmpty();
        assertThat(history.lastSequence("nobody")).isEmpty();
    }

    @Test
    void a_place_in_a_game_is_taken_once() {
        var id = UUID.randomUUID().toString();
        engine.appendEvents(event(id, 0, new ToyEvent.Opened("here")));
        assertThatThrownBy(() -> engine.appendEvents(event(id, 0, new ToyEvent.Opened("there"))))
                .isInstanceOf(AggregateStreamCreationException.class);

        engine.appendEvents(event(id, 1, new ToyEvent.Counted(1, ToyEvent.Colour.RED)));
        assertThatThrownBy(() -> engine.appendEvents(event(id, 1, new ToyEvent.Counted(2, ToyEvent.Colour.RED))))
                .isInstanceOf(ConcurrencyException.class);
        assertThat(history.of(id)).hasSize(2);
    }

    @Test
    void events_are_stored_as_jsonb_under_short_names_with_a_revision() {
        var id = UUID.randomUUID().toString();
        engine.appendEvents(event(id, 0, new ToyEvent.Counted(7, ToyEvent.Colour.RED)));

        var row = jdbc.sql("select payload_type, payload_revision, pg_typeof(payload)::text as kind,"
                        + " payload->>'colour' as colour, meta_data->>'by' as by from domain_event"
                        + " where aggregate_identifier = ?")
                .param(id)
                .query()
                .singleRow();
        assertThat(row)
                .containsEntry("payload_type", "toy.Counted")
                .containsEntry("payload_revision", "2")
                .containsEntry("kind", "jsonb")
                .containsEntry("colour", "RED")
                .containsEntry("by", "AUDITOR");
    }

    @Test
    void a_reader_passes_over_fields_that_a_newer_node_wrote_and_fills_in_boxed_ones_that_an_older_node_did_not() {
        var id = UUID.randomUUID().toString();
        engine.appendEvents(event(id, 0, new ToyEvent.Counted(7, ToyEvent.Colour.RED)));
        jdbc.sql(
                        "update domain_event set payload = '{\"by\": 7, \"later\": {\"x\": 1}}'::jsonb where aggregate_identifier = ?")
                .param(id)
                .update();

        assertThat(history.of(id).getFirst().event()).isEqualTo(new ToyEvent.Counted(7, ToyEvent.Colour.BLUE));
    }

    @Test
    @Transactional // rolled back: the readers of the shared store must not meet it
    void a_missing_number_is_a_failure_and_no_zero() {
        var id = UUID.randomUUID().toString();
        engine.appendEvents(event(id, 0, new ToyEvent.Counted(7, ToyEvent.Colour.RED)));
        jdbc.sql("update domain_event set payload = '{}'::jsonb where aggregate_identifier = ?")
                .param(id)
                .update();

        assertThatThrownBy(() -> history.of(id)).isInstanceOf(SerializationException.class);
    }

    @Test
    @Transactional // rolled back: the readers of the shared store must not meet it
    void an_event_without_a_stored_name_is_not_stored_and_an_unknown_name_is_not_passed_over() {
        var id = UUID.randomUUID().toString();
        assertThatThrownBy(() -> engine.appendEvents(event(id, 0, new Unnamed("x"))))
                .hasStackTraceContaining("no stored name");

        engine.appendEvents(event(id, 0, new ToyEvent.Opened("here")));
        jdbc.sql("update domain_event set payload_type = 'toy.Gone' where aggregate_identifier = ?")
                .param(id)
                .update();
        assertThatThrownBy(() -> history.of(id)).hasStackTraceContaining("toy.Gone");
    }

    record Unnamed(String text) {}

    @Test
    void two_events_cannot_share_a_name_or_a_class() {
        var opened = new EventName(ToyEvent.Opened.class, "toy.Opened", "1");
        EventNames one = () -> List.of(opened);
        EventNames sameName = () -> List.of(new EventName(ToyEvent.Counted.class, "toy.Opened", "1"));
        EventNames sameClass = () -> List.of(new EventName(ToyEvent.Opened.class, "toy.Other", "1"));

        assertThatThrownBy(() -> new StableEventNames(List.of(one, sameName)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new StableEventNames(List.of(one, sameClass)))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_replay_token_survives_the_token_store() {
        TrackingToken token = ReplayToken.createReplayToken(
                GapAwareTrackingToken.newInstance(9, List.of(4L)), GapAwareTrackingToken.newInstance(3, List.of()));
        var name = "replay-" + UUID.randomUUID();
        transactions.executeInTransaction(() -> {
            tokens.initializeTokenSegments(name, 1);
            tokens.fetchToken(name, 0);
            tokens.storeToken(token, name, 0);
        });

        assertThat(transactions.fetchInTransaction(() -> tokens.fetchToken(name, 0)))
                .isEqualTo(token);
    }

    @Test
    void the_persistent_parts_are_the_ones_in_use() {
        assertThat(transactions).isInstanceOf(SpringTransactionManager.class);
        assertThat(tokens).isInstanceOf(JdbcTokenStore.class);
        assertThat(engine).isInstanceOf(JsonbEventStorageEngine.class);
        assertThat(general).isNotSameAs(events);
        assertThat((Object) events.deserialize(events.serialize(MetaData.with("by", "IM"), String.class)))
                .isEqualTo(MetaData.with("by", "IM"));
    }
}
