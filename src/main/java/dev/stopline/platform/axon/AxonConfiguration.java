package dev.stopline.platform.axon;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.board.GameListing;
import java.util.List;
import org.axonframework.common.caching.Cache;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.config.Configuration;
import org.axonframework.config.ConfigurerModule;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.TokenSchema;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.eventsourcing.eventstore.jpa.SQLStateResolver;
import org.axonframework.messaging.correlation.CorrelationDataProvider;
import org.axonframework.messaging.correlation.MessageOriginProvider;
import org.axonframework.messaging.correlation.SimpleCorrelationDataProvider;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import org.axonframework.spring.messaging.unitofwork.SpringTransactionManager;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.transaction.PlatformTransactionManager;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Serializers, event store, tokens and read-model processors, all on the application's one transaction manager. */
@org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
class AxonConfiguration {

    private static final String UNIQUE_VIOLATION = "23505";
    private static final int READ_BATCH = 500;

    @Bean
    TransactionManager axonTransactionManager(PlatformTransactionManager transactions) {
        return new SpringTransactionManager(transactions);
    }

    /** For tokens. A replay token holds another token in a field of no declared type, so that Axon's classes must be let in. */
    @Bean
    @Primary
    Serializer serializer() {
        var axonOnly = BasicPolymorphicTypeValidator.builder()
                .allowIfSubType("org.axonframework.")
                .build();
        return Jackson3Serializer.builder()
                .jsonMapperBuilderCustomizer(builder -> builder.polymorphicTypeValidator(axonOnly)
                        .changeDefaultVisibility(visibility -> visibility
                                .withFieldVisibility(Visibility.ANY)
                                .withGetterVisibility(Visibility.NONE)
                                .withIsGetterVisibility(Visibility.NONE)))
                .build();
    }

    @Bean
    @Qualifier("messageSerializer")
    Serializer messageSerializer() {
        return Jackson3Serializer.builder().build();
    }

    @Bean
    @Qualifier("eventSerializer")
    StableEventNames eventSerializer(List<EventNames> features) {
        return new StableEventNames(features);
    }

    @Bean
    PersistenceExceptionResolver persistenceExceptionResolver() {
        return new SQLStateResolver(UNIQUE_VIOLATION);
    }

    @Bean
    EventStorageEngine eventStorageEngine(
            Serializer general,
            @Qualifier("eventSerializer") Serializer events,
            ConnectionProvider connections,
            TransactionManager transactions,
            PersistenceExceptionResolver exceptions,
            Configuration axon) {
        return new JsonbEventStorageEngine(JsonbEventStorageEngine.builder()
                .snapshotSerializer(general)
                .eventSerializer(events)
                .upcasterChain(axon.upcasterChain())
                .connectionProvider(connections)
                .transactionManager(transactions)
                .persistenceExceptionResolver(exceptions)
                .batchSize(READ_BATCH));
    }

    @Bean
    EventBell eventBell(JdbcConnectionDetails database) {
        return new EventBell(database);
    }

    @Bean(name = "eventBus")
    @Qualifier("eventStore")
    EmbeddedEventStore eventStore(EventStorageEngine engine, EventBell bell, Configuration axon) {
        var builder = EmbeddedEventStore.builder();
        builder.storageEngine(engine);
        builder.messageMonitor(axon.messageMonitor(EventStore.class, "eventStore"));
        return new NotifyingEventStore(builder, bell);
    }

    @Bean
    TokenStore tokenStore(ConnectionProvider connections, Serializer general) {
        var schema = TokenSchema.builder()
                .setTokenTable("token_entry")
                .setProcessorNameColumn("processor_name")
                .setSegmentColumn("segment")
                .setTokenColumn("token")
                .setTokenTypeColumn("token_type")
                .setTimestampColumn("timestamp")
                .setOwnerColumn("owner")
                .build();
        return JdbcTokenStore.builder()
                .connectionProvider(connections)
                .schema(schema)
                .serializer(general)
                .build();
    }

    /** The games kept in memory between moves, for the shells: {@code @Aggregate(cache = "aggregateCache")}. */
    @Bean
    Cache aggregateCache(StoplineProperties properties) {
        return new BoundedCache(properties.limits().cachedGames());
    }

    @Bean
    CorrelationDataProvider moveOrigin() {
        return new MessageOriginProvider();
    }

    @Bean
    CorrelationDataProvider moveStamps() {
        return new SimpleCorrelationDataProvider(MoveStamp.BY, MoveStamp.MOVE, MoveStamp.FOR_SEAT);
    }

    /** Read models stop and try again on a failure, instead of passing over the event. */
    @Bean
    ConfigurerModule readModelProcessors() {
        return configurer -> configurer
                .eventProcessing()
                .usingPooledStreamingEventProcessors(
                        (axon, processor) -> processor.initialSegmentCount(1).tokenClaimInterval(1000))
                // One more processor would read the whole store, and store its place after every event, once more.
                .assignProcessingGroup(Steps.GROUP, GameListing.GROUP)
                .registerDefaultListenerInvocationErrorHandler(axon -> PropagatingErrorHandler.instance())
                .registerDefaultErrorHandler(axon -> PropagatingErrorHandler.instance());
    }
}
