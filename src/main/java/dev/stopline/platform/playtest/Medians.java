package dev.stopline.platform.playtest;

import java.util.List;

/** The middle of some numbers. */
final class Medians {

    private Medians() {}

    /** The median, of an even count the mean of the two in the middle; 0 of none. */
    static double of(List<? extends Number> numbers) {
        if (numbers.isEmpty()) {
            return 0;
        }
        var sorted = numbers.stream()
                .mapToDouble(Number::doubleValue)
                .sorted()
                .boxed()
                .toList();
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }
}
