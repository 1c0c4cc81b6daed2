package dev.stopline.platform.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.stopline.platform.StoplineProperties;
import dev.stopline.platform.web.TooManyRequests;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.stereotype.Component;

/** Bounds how often one address may offer a code or a credential, on each node, so that guessing leads nowhere. */
@Component
public final class CredentialTries {

    private static final int ADDRESSES = 100_000;

    private final int allowed;
    private final Cache<String, AtomicInteger> tries = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofMinutes(1))
            .maximumSize(ADDRESSES)
            .build();

    CredentialTries(StoplineProperties properties) {
        this.allowed = properties.limits().credentialTriesPerMinute();
    }

    /**
     * Counts one try of this address.
     *
     * @throws TooManyRequests if it has used up its tries of the minute that began with its first one
     */
    public void count(String address) {
        if (tries.get(address, first -> new AtomicInteger()).incrementAndGet() > allowed) {
            throw new TooManyRequests();
        }
    }
}
