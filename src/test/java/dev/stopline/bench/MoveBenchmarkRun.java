package dev.stopline.bench;

import dev.stopline.bench.MoveBenchmark.Size;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Runs the benchmark for {@code mvn -Pbench test}, with {@code -Dbench.short=true} a glance of it. No test by its name, so
 * that the build does not take it for one; run as one, so that it gets the build's own JDK and class path.
 */
class MoveBenchmarkRun {

    @Test
    void measure() throws Exception {
        var size = Boolean.getBoolean("bench.short") ? Size.SHORT : Size.WHOLE;
        System.out.println(MoveBenchmark.run(size, Path.of("target", "bench")).text());
    }
}
