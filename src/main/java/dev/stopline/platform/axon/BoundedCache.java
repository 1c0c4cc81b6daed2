package dev.stopline.platform.axon;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.function.UnaryOperator;
import org.axonframework.common.Registration;
import org.axonframework.common.caching.Cache;

/** Axon's cache over Caffeine: holds the live games themselves, the most used ones up to a number of them. */
final class BoundedCache implements Cache {

    private final com.github.benmanes.caffeine.cache.Cache<Object, Object> entries;

    BoundedCache(int maximum) {
        this.entries = Caffeine.newBuilder().maximumSize(maximum).build();
    }

    @Override
    @SuppressWarnings({"unchecked", "NullAway"}) // Axon's interface answers null for what is absent
    public <K, V> V get(K key) {
        return (V) entries.getIfPresent(key);
    }

    @Override
    @SuppressWarnings("NullAway") // a new game that was not stored has no key yet, whatever the interface says
    public void put(Object key, Object value) {
        if (key != null) {
            entries.put(key, value);
        }
    }

    @Override
    public boolean putIfAbsent(Object key, Object value) {
        return entries.asMap().putIfAbsent(key, value) == null;
    }

    @Override
    public boolean remove(Object key) {
        return key != null && entries.asMap().remove(key) != null;
    }

    @Override
    public void removeAll() {
        entries.invalidateAll();
    }

    @Override
    public boolean containsKey(Object key) {
        return entries.asMap().containsKey(key);
    }

    @Override
    @SuppressWarnings("unchecked") // the caller knows what it put
    public <V> void computeIfPresent(Object key, UnaryOperator<V> update) {
        entries.asMap().computeIfPresent(key, (same, value) -> update.apply((V) value));
    }

    @Override
    public Registration registerCacheEntryListener(EntryListener cacheEntryListener) {
        throw new UnsupportedOperationException("nothing listens to cached games");
    }
}
