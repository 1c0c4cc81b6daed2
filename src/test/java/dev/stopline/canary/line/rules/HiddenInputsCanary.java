package dev.stopline.canary.line.rules;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Uses every hidden input, some by call and some by method reference, so that each check proves it sees them. */
final class HiddenInputsCanary {

    private HiddenInputsCanary() {}

    static List<Supplier<?>> clocksAndPlaces() {
        return List.of(
                Instant::now,
                LocalDate::now,
                LocalDateTime::now,
                Clock::systemUTC,
                System::currentTimeMillis,
                System::nanoTime,
                System::getenv,
                () -> System.getProperty("user.home"),
                () -> System.identityHashCode("text"));
    }

    static List<Supplier<?>> chance() {
        return List.of(
                UUID::randomUUID,
                Math::random,
                Random::new,
                ThreadLocalRandom::current,
                SecureRandom::new,
                RandomGenerator::getDefault);
    }

    static List<Integer> shuffled() {
        var list = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(list);
        return list;
    }

    static List<Object> walksInNoOrder() {
        return List.of(
                new HashMap<String, String>(),
                new HashSet<String>(),
                new IdentityHashMap<String, String>(),
                new ConcurrentHashMap<String, String>(),
                Set.of("a", "b"),
                Set.copyOf(List.of("a")),
                Map.of("a", "b"),
                Map.ofEntries(Map.entry("a", "b")),
                Map.copyOf(Map.of("a", "b")),
                Stream.of("a").collect(Collectors.toSet()),
                Stream.of("a").collect(Collectors.toUnmodifiableSet()),
                Stream.of("a").collect(Collectors.toUnmodifiableMap(text -> text, String::length)));
    }
}
