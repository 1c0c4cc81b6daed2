package dev.stopline.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.bench.MoveBenchmark.Size;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark still runs to its end. What it measures is not judged here: the machine is busy with tests. */
class MoveBenchmarkTest {

    @Test
    void a_glance_of_the_benchmark_fills_every_row(@TempDir Path folder) throws Exception {
        var report = MoveBenchmark.run(Size.SHORT, folder);
        assertThat(report.rows()).hasSize(7).allSatisfy(row -> {
            assertThat(row.moves().count()).isPositive();
            assertThat(row.beside().count()).isPositive();
            assertThat(row.moves().p99()).isGreaterThanOrEqualTo(row.moves().p50());
            assertThat(row.ratio()).matches("(rate|p99|mean) [0-9.]+");
        });
        assertThat(Files.readString(folder.resolve("report.md")))
                .contains(List.of(
                        "| 1 caller |",
                        "| 16 callers |",
                        "| 64 callers |",
                        "| squad, 16 callers |",
                        "of a career",
                        "fsync on"));
    }

    @Test
    void a_percentile_is_the_latency_that_its_share_stayed_below() {
        var hundred = Figures.of(
                List.of(java.util.stream.LongStream.rangeClosed(1, 100)
                        .map(i -> i * 1_000_000)
                        .toArray()),
                1_000_000_000);
        assertThat(hundred.perSecond()).isEqualTo(100);
        assertThat(hundred.p50()).isEqualTo(50);
        assertThat(hundred.p99()).isEqualTo(99);
        assertThat(hundred.trimmedMean()).isEqualTo(50.5);
        assertThat(Figures.both(List.of(hundred, hundred)).perSecond()).isEqualTo(100);
    }
}
