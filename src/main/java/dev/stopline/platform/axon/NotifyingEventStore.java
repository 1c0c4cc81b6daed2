package dev.stopline.platform.axon;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.jspecify.annotations.Nullable;

/** An event store that wakes its readers when something was stored, where Axon's own lets them look twice a second. */
final class NotifyingEventStore extends EmbeddedEventStore {

    private final Set<WakeableStream> readers = ConcurrentHashMap.newKeySet();
    private final EventBell bell;

    NotifyingEventStore(Builder builder, EventBell bell) {
        super(builder.optimizeEventConsumption(false));
        this.bell = bell;
        bell.onRing(this::wakeReaders);
    }

    @Override
    protected void afterCommit(List<? extends EventMessage<?>> events) {
        super.afterCommit(events);
        wakeReaders();
        bell.ring();
    }

    private void wakeReaders() {
        readers.forEach(WakeableStream::wake);
    }

    @Override
    public TrackingEventStream openStream(@Nullable TrackingToken trackingToken) {
        var stream = new WakeableStream(super.openStream(trackingToken));
        readers.add(stream);
        return stream;
    }

    private final class WakeableStream implements TrackingEventStream {

        private final TrackingEventStream events;
        private volatile Runnable callback = () -> {};

        WakeableStream(TrackingEventStream events) {
            this.events = events;
        }

        void wake() {
            callback.run();
        }

        @Override
        public boolean setOnAvailableCallback(Runnable callback) {
            this.callback = callback;
            return true;
        }

        @Override
        public Optional<TrackedEventMessage<?>> peek() {
            return events.peek();
        }

        @Override
        public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
            return events.hasNextAvailable(timeout, unit);
        }

        @Override
        public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
            return events.nextAvailable();
        }

        @Override
        public void skipMessagesWithPayloadTypeOf(TrackedEventMessage<?> ignoredMessage) {
            events.skipMessagesWithPayloadTypeOf(ignoredMessage);
        }

        @Override
        public void close() {
            readers.remove(this);
            events.close();
        }
    }
}
