package dev.stopline.bench;

import dev.stopline.line.aggregate.LineSession;
import dev.stopline.squad.aggregate.SquadCareer;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures moves over HTTP, each by a seat with its own token, beside plain inserts of the same rows; how long moves take
 * at half of the highest rate; and a move late in a long session beside an early one. Everything is measured in one run,
 * moves and inserts by turns: the machine is the same for both, so that the ratios mean something even where it is busy.
 */
final class MoveBenchmark {

    /** How much is done. */
    record Size(
            int games,
            int longGames,
            int longMoves,
            int longCareer,
            Duration warmUp,
            Duration moves,
            Duration inserts) {

        static final Size WHOLE =
                new Size(240, 8, 500, 3_000, Duration.ofSeconds(25), Duration.ofSeconds(10), Duration.ofSeconds(4));
        static final Size SHORT =
                new Size(4, 2, 20, 60, Duration.ofMillis(300), Duration.ofMillis(300), Duration.ofMillis(200));
    }

    private static final int[] CALLERS = {1, 16, 64};
    private static final int HALF_RATE_CALLERS = 64;
    private static final int COMPARED_MOVES = 100;
    private static final int CAREER_CALLERS = 16;

    private final BenchService service;
    private final Size size;
    private final List<BenchSession> games;
    private final List<BenchCareer> careers;

    private MoveBenchmark(BenchService service, Size size) throws Exception {
        this.service = service;
        this.size = size;
        this.games = service.sessions(size.games());
        this.careers = service.careers(size.games());
    }

    /** Measures on a service in this folder, and leaves the report there. */
    static BenchReport run(Size size, Path folder) throws Exception {
        try (var service = BenchService.start(folder.resolve("data"))) {
            var report = new MoveBenchmark(service, size).measure();
            report.write(folder.resolve("report.md"));
            return report;
        }
    }

    private BenchReport measure() throws Exception {
        Load.closed(16, size.warmUp(), caller -> mover(caller, games));
        var inserts = PlainInserts.ofLastMoves(service.database(), LineSession.TYPE);
        Load.closed(16, size.inserts().dividedBy(2), caller -> inserts.worker());
        var report = new BenchReport(facts(inserts));
        double highest = 0;
        for (int callers : CALLERS) {
            var moves = new ArrayList<Figures>();
            var plain = new ArrayList<Figures>();
            for (int half = 0; half < 2; half++) {
                moves.add(Load.closed(callers, size.moves().dividedBy(2), caller -> mover(caller, games)));
                plain.add(Load.closed(callers, size.inserts().dividedBy(2), caller -> inserts.worker()));
            }
            var both = Figures.both(moves);
            highest = Math.max(highest, both.perSecond());
            report.add(callers + (callers == 1 ? " caller" : " callers"), both, Figures.both(plain));
        }
        careersAtOnce(report);
        double half = highest / 2;
        var moves = Load.open(half, HALF_RATE_CALLERS, size.moves(), caller -> mover(caller, games));
        var plain = Load.open(half, HALF_RATE_CALLERS, size.inserts(), caller -> inserts.worker());
        report.addHalfRate(half, moves, plain);
        lateAndEarly(report);
        return report;
    }

    /** A caller that plays in games which no other caller of the same run plays in, as far as there are enough of them. */
    private Load.Worker mover(int caller, List<? extends BenchGame> played) {
        var wire = service.wire();
        var turn = new AtomicInteger();
        return new Load.Worker() {
            @Override
            public void work() {
                int at = caller + HALF_RATE_CALLERS * turn.getAndIncrement();
                played.get(Math.floorMod(at, played.size())).play(wire);
            }

            @Override
            public void close() {
                wire.close();
            }
        };
    }

    /** Moves of careers beside the same rows inserted plainly, as for sessions. */
    private void careersAtOnce(BenchReport report) throws Exception {
        Load.closed(CAREER_CALLERS, size.warmUp().dividedBy(2), caller -> mover(caller, careers));
        var inserts = PlainInserts.ofLastMoves(service.database(), SquadCareer.TYPE);
        var moves = Load.closed(CAREER_CALLERS, size.moves(), caller -> mover(caller, careers));
        var plain = Load.closed(CAREER_CALLERS, size.inserts(), caller -> inserts.worker());
        report.add("squad, " + CAREER_CALLERS + " callers", moves, plain);
    }

    private void lateAndEarly(BenchReport report) throws Exception {
        var old = service.sessions(size.longGames());
        var fresh = service.sessions(size.longGames());
        try (var wire = service.wire()) {
            for (var game : old) {
                play(wire, game, size.longMoves());
            }
            for (var game : fresh) {
                play(wire, game, 5);
            }
        }
        var name = "moves %d to %d of a session (left) and its first %d (right), a quarter refused"
                .formatted(size.longMoves(), size.longMoves() + COMPARED_MOVES, COMPARED_MOVES);
        byTurns(report, name, old, fresh);
        var ripe = service.careers(size.longGames());
        var young = service.careers(size.longGames());
        try (var wire = service.wire()) {
            for (var career : ripe) {
                while (career.version() < size.longCareer()) {
                    career.play(wire);
                }
            }
        }
        byTurns(
                report,
                "moves after the first %d events of a career (left) and its first %d moves (right), a quarter refused"
                        .formatted(size.longCareer(), COMPARED_MOVES),
                ripe,
                young);
    }

    /** Moves of long games and of fresh ones by turns, a refused one after every third. */
    private void byTurns(
            BenchReport report, String name, List<? extends BenchGame> old, List<? extends BenchGame> fresh) {
        try (var wire = service.wire()) {
            var late = new Timed();
            var early = new Timed();
            for (int move = 0; move < COMPARED_MOVES; move++) {
                for (int i = 0; i < old.size(); i++) {
                    late.take(wire, old.get(i), move);
                    early.take(wire, fresh.get(i), move);
                }
            }
            report.addLateAndEarly(name, late.figures(), early.figures());
        }
    }

    private static void play(Wire wire, BenchGame game, int moves) {
        for (int i = 0; i < moves; i++) {
            game.play(wire);
        }
    }

    /** Moves one after the other, each timed. */
    private static final class Timed {

        private long[] nanos = new long[0];

        void take(Wire wire, BenchGame game, int move) {
            long start = System.nanoTime();
            if (move % 4 == 3) {
                game.playRefused(wire);
            } else {
                game.play(wire);
            }
            nanos = Arrays.copyOf(nanos, nanos.length + 1);
            nanos[nanos.length - 1] = System.nanoTime() - start;
        }

        Figures figures() {
            return Figures.of(List.of(nanos), Arrays.stream(nanos).sum());
        }
    }

    private List<String> facts(PlainInserts inserts) throws SQLException {
        var runtime = Runtime.getRuntime();
        try (var wire = service.wire()) {
            return List.of(
                    "%d processors, %d MB heap at most, %s %s, Java %s"
                            .formatted(
                                    runtime.availableProcessors(),
                                    runtime.maxMemory() >> 20,
                                    System.getProperty("os.name"),
                                    System.getProperty("os.arch"),
                                    Runtime.version()),
                    "PostgreSQL %s, embedded: fsync %s, synchronous_commit %s, full_page_writes %s"
                            .formatted(
                                    service.databaseSetting("server_version"),
                                    service.databaseSetting("fsync"),
                                    service.databaseSetting("synchronous_commit"),
                                    service.databaseSetting("full_page_writes")),
                    "%d games; a move stores %.2f rows on average, and its answer with the whole board has %d bytes"
                            .formatted(
                                    games.size(),
                                    inserts.rowsPerMove(),
                                    games.getFirst().play(wire)),
                    "service, database and callers share the processors");
        }
    }
}
