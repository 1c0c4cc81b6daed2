package dev.stopline.platform.axon;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.axonframework.messaging.MetaData;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.jackson3.Jackson3Serializer;

/**
 * Writes events under short stored names with their revisions, and finds the class again by the name: a class may be
 * renamed or moved without touching history. An event without a name is not stored, and a name without a class is not
 * passed over.
 */
public final class StableEventNames extends Jackson3Serializer {

    private final Map<Class<?>, EventName> byType = new HashMap<>();
    private final Map<String, EventName> byName = new HashMap<>();

    /**
     * A serializer for the events of all these features.
     *
     * @throws IllegalStateException if two events share a name or a class
     */
    public StableEventNames(Collection<? extends EventNames> features) {
        super(Jackson3Serializer.builder().jsonMapperBuilderCustomizer(EventJson::configure));
        for (var feature : features) {
            feature.eventNames().forEach(this::add);
        }
    }

    private void add(EventName event) {
        if (byType.putIfAbsent(event.type(), event) != null) {
            throw new IllegalStateException("two stored names for " + event.type());
        }
        if (byName.putIfAbsent(event.name(), event) != null) {
            throw new IllegalStateException("two events are stored as " + event.name());
        }
    }

    @Override
    @SuppressWarnings("rawtypes") // the overridden method's own signature
    public SerializedType typeForClass(Class type) {
        if (type == null || type == MetaData.class || type == Void.class || type == Void.TYPE) {
            return super.typeForClass(type);
        }
        var event = byType.get(type);
        if (event == null) {
            throw new SerializationException("no stored name for " + type);
        }
        return new SimpleSerializedType(event.name(), event.revision());
    }

    @Override
    public Class<?> classForType(SerializedType type) {
        if (SerializedType.emptyType().equals(type) || MetaData.class.getName().equals(type.getName())) {
            return super.classForType(type);
        }
        var event = byName.get(type.getName());
        if (event == null) {
            throw new SerializationException("no event is called " + type.getName());
        }
        return event.type();
    }
}
