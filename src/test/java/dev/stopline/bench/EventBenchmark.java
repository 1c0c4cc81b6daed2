package dev.stopline.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Measures an event of few and of many tables over HTTP: opening its round until every game is there, ending all of its
 * tables, and reading its standings; each beside plain inserts in the same run, one row a table, each acknowledged by
 * itself as a table is.
 */
final class EventBenchmark {

    private static final int READS = 20;
    private static final double MOST_TIMES_THE_INSERTS = 10;

    private final BenchService service;
    private final int runs;
    private final List<Row> rows = new ArrayList<>();

    private EventBenchmark(BenchService service, int runs) {
        this.service = service;
        this.runs = runs;
    }

    /**
     * What was measured.
     *
     * @param name what was done
     * @param tables at how many tables
     * @param millis how long it took
     * @param inserts how long the same number of plain inserts took
     */
    record Row(String name, int tables, double millis, double inserts) {

        double each() {
            return millis / tables;
        }

        double ratio() {
            return millis / inserts;
        }

        private String text() {
            return String.format(
                    Locale.ROOT,
                    "| %s, %d tables | %,.0f | %.2f | %,.0f | %.2f |",
                    name,
                    tables,
                    millis,
                    each(),
                    inserts,
                    ratio());
        }
    }

    /** Measures so many events of each size on a service in this folder, and leaves the report there. */
    static List<Row> run(int few, int many, int runs, Path folder) throws Exception {
        try (var service = BenchService.start(folder.resolve("event-data"))) {
            var benchmark = new EventBenchmark(service, runs);
            // The first ones warm up what all of them use.
            benchmark.measure(few);
            benchmark.measure(many);
            benchmark.rows.addAll(benchmark.medians(few));
            benchmark.rows.addAll(benchmark.medians(many));
            benchmark.write(folder.resolve("event-report.md"), few, many);
            return List.copyOf(benchmark.rows);
        }
    }

    /** Of so many events the one in the middle, by its ratio, of each thing that is measured. */
    private List<Row> medians(int tables) throws Exception {
        var all = new ArrayList<Row>();
        for (int i = 0; i < runs; i++) {
            all.addAll(measure(tables));
        }
        return all.stream()
                .collect(Collectors.groupingBy(Row::name, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(each -> each.stream()
                        .sorted(Comparator.comparingDouble(Row::ratio))
                        .toList()
                        .get(runs / 2))
                .toList();
    }

    private List<Row> measure(int tables) throws Exception {
        try (var wire = service.wire()) {
            var event = BenchEvent.started(wire, service.secret(), tables);
            var done = new ArrayList<Row>();
            done.add(timed("opening a round", tables, event::open));
            done.add(timed("ending its tables and the round", tables, event::end));
            event.readStandings();
            var reading = timed("reading the standings", tables, () -> {
                for (int i = 0; i < READS; i++) {
                    event.readStandings();
                }
            });
            done.add(new Row(reading.name(), tables, reading.millis() / READS, reading.inserts()));
            return done;
        }
    }

    /** Something that is measured. */
    private interface Work {
        void run() throws Exception;
    }

    private Row timed(String name, int tables, Work work) throws Exception {
        double before = inserts(tables);
        long start = System.nanoTime();
        work.run();
        double millis = (System.nanoTime() - start) / 1e6;
        // Half of them before and half after: what the machine does beside meets both.
        return new Row(name, tables, millis, (before + inserts(tables)) / 2);
    }

    private double inserts(int tables) throws Exception {
        var inserts = PlainInserts.ofSingleRows(service.database());
        try (var worker = inserts.worker()) {
            worker.work();
            long start = System.nanoTime();
            for (int i = 0; i < tables; i++) {
                worker.work();
            }
            return (System.nanoTime() - start) / 1e6;
        }
    }

    private void write(Path file, int few, int many) throws IOException {
        var text = new StringBuilder("# An event of many tables beside plain inserts, one row a table\n\n")
                .append("The median of " + runs + " events of each size.\n\n")
                .append("| measured | ms | ms a table | plain inserts ms | ratio |\n")
                .append("| --- | ---: | ---: | ---: | ---: |\n");
        rows.forEach(row -> text.append(row.text()).append('\n'));
        text.append('\n');
        int half = rows.size() / 2;
        for (int i = 0; i < half; i++) {
            double growth = rows.get(half + i).each() / rows.get(i).each();
            text.append(String.format(
                    Locale.ROOT,
                    "- %s: a table of %d costs %.2f times a table of %d%n",
                    rows.get(i).name(),
                    many,
                    growth,
                    few));
        }
        text.append(String.format(
                Locale.ROOT,
                "- aims: opening at most %.0f times the inserts; no growth a table%n",
                MOST_TIMES_THE_INSERTS));
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
