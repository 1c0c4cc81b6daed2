package dev.stopline.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Runs the benchmark of events for {@code mvn -Pbench test}. No test by its name, as {@link MoveBenchmarkRun} is none. */
class EventBenchmarkRun {

    private static final int FEW = 50;
    private static final int MANY = 500;
    private static final int RUNS = 5;

    @Test
    void measure() throws Exception {
        var folder = Path.of("target", "bench");
        EventBenchmark.run(FEW, MANY, RUNS, folder);
        System.out.println(Files.readString(folder.resolve("event-report.md")));
    }
}
