package dev.stopline.bench;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * What was measured in one run.
 *
 * @param perSecond how many were done in a second
 * @param sorted how long each took, in nanoseconds, the shortest first
 */
record Figures(double perSecond, long[] sorted) {

    /** The figures of these latencies, done within so many nanoseconds. */
    static Figures of(Collection<long[]> latencies, long nanos) {
        var all = latencies.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        return new Figures(all.length * 1e9 / nanos, all);
    }

    /** Several runs of the same kind as one. */
    static Figures both(List<Figures> runs) {
        double nanos = runs.stream()
                .mapToDouble(run -> run.sorted.length * 1e9 / run.perSecond)
                .sum();
        return of(runs.stream().map(Figures::sorted).toList(), (long) nanos);
    }

    int count() {
        return sorted.length;
    }

    /** The latency, in milliseconds, that this share (0 to 1) of all stayed below. */
    double percentile(double share) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        int at = (int) Math.ceil(share * sorted.length) - 1;
        return sorted[Math.clamp(at, 0, sorted.length - 1)] / 1e6;
    }

    double p50() {
        return percentile(0.50);
    }

    double p99() {
        return percentile(0.99);
    }

    /** The mean in milliseconds of the middle four fifths, which a single pause does not move. */
    double trimmedMean() {
        int cut = sorted.length / 10;
        return Arrays.stream(sorted, cut, sorted.length - cut).average().orElse(Double.NaN) / 1e6;
    }
}
