package dev.stopline.testkit.bots;

import java.util.List;
import java.util.Map;
import java.util.Random;

/** What a bot leaves to chance: drawn from its seed and nothing else. */
final class Draw {

    private final Random random;

    Draw(long seed) {
        this.random = new Random(seed);
    }

    /** Yes, so often of a hundred. */
    boolean percent(int often) {
        return random.nextInt(100) < often;
    }

    /** A number from 0 to {@code most}. */
    int upTo(int most) {
        return random.nextInt(most + 1);
    }

    /** One of these, of which there must be one. */
    <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** One of these by its weight, from 1, of which there must be one. */
    <T> T weighed(Map<T, Integer> weights) {
        int at = random.nextInt(weights.values().stream().mapToInt(each -> each).sum());
        for (var each : weights.entrySet()) {
            at -= each.getValue();
            if (at < 0) {
                return each.getKey();
            }
        }
        throw new IllegalStateException("weights add up");
    }
}
