package dev.stopline.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark of events still runs to its end. What it measures is not judged here: the machine is busy with tests. */
class EventBenchmarkTest {

    @Test
    void a_glance_of_the_benchmark_fills_every_row(@TempDir Path folder) throws Exception {
        var rows = EventBenchmark.run(2, 4, 1, folder);
        assertThat(rows).hasSize(6).allSatisfy(row -> {
            assertThat(row.millis()).isPositive();
            assertThat(row.inserts()).isPositive();
        });
        assertThat(Files.readString(folder.resolve("event-report.md")))
                .contains("opening a round, 2 tables", "opening a round, 4 tables", "costs");
    }
}
