package dev.stopline.platform.axon;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.TimestampWriter;
import org.axonframework.serialization.Serializer;

/** Axon's JDBC engine on {@code jsonb} columns, so that stored events can be read and queried. Keeps no snapshots. */
final class JsonbEventStorageEngine extends JdbcEventStorageEngine {

    /** The tables and columns as the migrations name them. */
    static final EventSchema SCHEMA = EventSchema.builder()
            .eventTable("domain_event")
            .globalIndexColumn("global_index")
            .eventIdentifierColumn("event_identifier")
            .aggregateIdentifierColumn("aggregate_identifier")
            .sequenceNumberColumn("sequence_number")
            .typeColumn("type")
            .timestampColumn("time_stamp")
            .payloadTypeColumn("payload_type")
            .payloadRevisionColumn("payload_revision")
            .payloadColumn("payload")
            .metaDataColumn("meta_data")
            .build();

    JsonbEventStorageEngine(Builder builder) {
        super(builder.dataType(String.class).schema(SCHEMA).appendEvents(JsonbEventStorageEngine::append));
    }

    private static PreparedStatement append(
            Connection connection,
            EventSchema schema,
            Class<?> dataType,
            List<? extends EventMessage<?>> events,
            Serializer serializer,
            TimestampWriter timestamps)
            throws SQLException {
        var statement = connection.prepareStatement("INSERT INTO " + schema.domainEventTable() + " ("
                + schema.domainEventFields() + ") VALUES (?,?,?,?,?,?,?,?::jsonb,?::jsonb)");
        for (var message : events) {
            var event = (DomainEventMessage<?>) message;
            var payload = event.serializePayload(serializer, String.class);
            var metaData = event.serializeMetaData(serializer, String.class);
            statement.setString(1, event.getIdentifier());
            statement.setString(2, event.getAggregateIdentifier());
            statement.setLong(3, event.getSequenceNumber());
            statement.setString(4, event.getType());
            timestamps.writeTimestamp(statement, 5, event.getTimestamp());
            statement.setString(6, payload.getType().getName());
            statement.setString(7, payload.getType().getRevision());
            statement.setString(8, payload.getData());
            statement.setString(9, metaData.getData());
            statement.addBatch();
        }
        return statement;
    }

    @Override
    @SuppressWarnings("unchecked") // the data type of this engine is text
    protected <T> T readPayload(ResultSet resultSet, String columnName) throws SQLException {
        return (T) resultSet.getString(columnName);
    }

    @Override
    protected Stream<? extends DomainEventData<?>> readSnapshotData(String aggregateIdentifier) {
        return Stream.empty();
    }
}
