package dev.stopline.platform.axon;

import java.util.function.Function;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.config.Configuration;
import org.axonframework.config.Configurer;
import org.axonframework.config.ConfigurerModule;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.deadletter.jdbc.DeadLetterSchema;
import org.axonframework.eventhandling.deadletter.jdbc.JdbcSequencedDeadLetterQueue;
import org.axonframework.messaging.deadletter.SequencedDeadLetterQueue;
import org.axonframework.serialization.Serializer;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/**
 * Where events wait that a read model could not take, one queue a processing group. Steps have none: what follows from an
 * event is tried until it is done.
 */
@Component
final class DeadLetters implements ConfigurerModule {

    /** The columns as the migrations name them. */
    private static final DeadLetterSchema SCHEMA = DeadLetterSchema.builder()
            .deadLetterTable("dead_letter_entry")
            .deadLetterIdentifierColumn("dead_letter_identifier")
            .processingGroupColumn("processing_group")
            .sequenceIdentifierColumn("sequence_identifier")
            .sequenceIndexColumn("sequence_index")
            .messageTypeColumn("message_type")
            .eventIdentifierColumn("event_identifier")
            .payloadTypeColumn("payload_type")
            .payloadRevisionColumn("payload_revision")
            .metaDataColumn("meta_data")
            .aggregateIdentifierColumn("aggregate_identifier")
            .sequenceNumberColumn("sequence_number")
            .tokenTypeColumn("token_type")
            .enqueuedAtColumn("enqueued_at")
            .lastTouchedColumn("last_touched")
            .processingStartedColumn("processing_started")
            .causeTypeColumn("cause_type")
            .causeMessageColumn("cause_message")
            .build();

    private final ConnectionProvider connections;
    private final TransactionManager transactions;
    private final Serializer general;
    private final Serializer events;

    DeadLetters(
            ConnectionProvider connections,
            TransactionManager transactions,
            Serializer general,
            @Qualifier("eventSerializer") Serializer events) {
        this.connections = connections;
        this.transactions = transactions;
        this.general = general;
        this.events = events;
    }

    @Override
    public void configureModule(Configurer configurer) {
        configurer.eventProcessing().registerDeadLetterQueueProvider(this::queueOf);
    }

    /** Last, since Axon's own module registers a provider that gives most groups no queue. */
    @Override
    public int order() {
        return Integer.MAX_VALUE;
    }

    @SuppressWarnings("NullAway") // null is no queue
    private Function<Configuration, SequencedDeadLetterQueue<EventMessage<?>>> queueOf(String processingGroup) {
        if (processingGroup.equals(Steps.GROUP)) {
            return null;
        }
        return axon -> JdbcSequencedDeadLetterQueue.<EventMessage<?>>builder()
                .processingGroup(processingGroup)
                .connectionProvider(connections)
                .transactionManager(transactions)
                .schema(SCHEMA)
                .genericSerializer(general)
                .eventSerializer(events)
                .build();
    }
}
