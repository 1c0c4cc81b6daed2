package dev.stopline.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The one table of a run. */
final class BenchReport {

    private static final String HEAD = """
            | measured | moves/s | p50 ms | p99 ms | inserts/s | p50 ms | p99 ms | ratio | aim |
            | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |
            """;

    private final List<String> facts;
    private final List<Row> rows = new ArrayList<>();

    BenchReport(List<String> facts) {
        this.facts = facts;
    }

    /** A row: the service's figures, those it is compared with, the ratio, and the aim if there is one. */
    record Row(String name, Figures moves, Figures beside, String ratio, String aim) {

        String text() {
            return "| %s | %s | %s | %s | %s |".formatted(name, figures(moves), figures(beside), ratio, aim);
        }

        private static String figures(Figures f) {
            return String.format(Locale.ROOT, "%,.0f | %.2f | %.2f", f.perSecond(), f.p50(), f.p99());
        }
    }

    void add(String name, Figures moves, Figures plain) {
        var aim = name.startsWith("16 ") ? "at least 0.12" : "";
        rows.add(new Row(name, moves, plain, "rate " + ratio(moves.perSecond() / plain.perSecond()), aim));
    }

    void addHalfRate(double rate, Figures moves, Figures plain) {
        var name = String.format(Locale.ROOT, "half of the highest rate (%.0f/s, open loop)", rate);
        rows.add(new Row(name, moves, plain, "p99 " + ratio(moves.p99() / plain.p99()), "at most 10"));
    }

    void addLateAndEarly(String name, Figures old, Figures fresh) {
        rows.add(new Row(name, old, fresh, "mean " + ratio(old.trimmedMean() / fresh.trimmedMean()), "at most 1.2"));
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.3f", ratio);
    }

    List<Row> rows() {
        return List.copyOf(rows);
    }

    String text() {
        var text = new StringBuilder("# Moves over HTTP beside plain inserts of the same rows\n\n");
        facts.forEach(fact -> text.append("- ").append(fact).append('\n'));
        text.append('\n').append(HEAD);
        rows.forEach(row -> text.append(row.text()).append('\n'));
        return text.toString();
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text());
    }
}
