package dev.stopline.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;

/** Lets many callers do the same kind of work, and measures each piece of it. */
final class Load {

    private Load() {}

    /** One caller's work: a piece at a time, on a connection of its own. */
    interface Worker extends AutoCloseable {

        /** Does one piece; throws if it did not succeed. */
        void work() throws Exception;

        @Override
        void close();
    }

    /** Each caller starts its next piece when the last is done. */
    static Figures closed(int callers, Duration time, IntFunction<Worker> workers) {
        long end = System.nanoTime() + time.toNanos();
        return measure(callers, workers, worker -> {
            var taken = new Latencies();
            for (long start = System.nanoTime(); start < end; start = System.nanoTime()) {
                worker.work();
                taken.add(System.nanoTime() - start);
            }
            return taken.all();
        });
    }

    /**
     * Pieces start at a fixed rate, whoever is still busy. The time of each counts from when it was due, so that a pause
     * is felt by all that would have come in it and not only by the one that met it.
     */
    static Figures open(double perSecond, int callers, Duration time, IntFunction<Worker> workers) {
        long start = System.nanoTime();
        long gap = (long) (1e9 / perSecond);
        long pieces = time.toNanos() / gap;
        var next = new AtomicLong();
        return measure(callers, workers, worker -> {
            var taken = new Latencies();
            for (long piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
                long due = start + piece * gap;
                for (long early = due - System.nanoTime(); early > 0; early = due - System.nanoTime()) {
                    LockSupport.parkNanos(early);
                }
                worker.work();
                taken.add(System.nanoTime() - due);
            }
            return taken.all();
        });
    }

    /** What a worker does until the time is over; answers how long each piece took. */
    private interface Shift {
        long[] of(Worker worker) throws Exception;
    }

    private static Figures measure(int callers, IntFunction<Worker> workers, Shift shift) {
        try (var threads = Executors.newFixedThreadPool(callers)) {
            long start = System.nanoTime();
            var shifts = new ArrayList<Callable<long[]>>();
            for (int i = 0; i < callers; i++) {
                int caller = i;
                shifts.add(() -> {
                    try (var worker = workers.apply(caller)) {
                        return shift.of(worker);
                    }
                });
            }
            var done = threads.invokeAll(shifts);
            return Figures.of(results(done), System.nanoTime() - start);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static List<long[]> results(List<Future<long[]>> done) throws InterruptedException {
        var results = new ArrayList<long[]>();
        for (var one : done) {
            try {
                results.add(one.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException("a caller failed", e.getCause());
            }
        }
        return results;
    }

    /** A list of numbers without boxes. */
    private static final class Latencies {

        private long[] nanos = new long[1024];
        private int count;

        void add(long taken) {
            if (count == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * count);
            }
            nanos[count++] = taken;
        }

        long[] all() {
            return Arrays.copyOf(nanos, count);
        }
    }
}
