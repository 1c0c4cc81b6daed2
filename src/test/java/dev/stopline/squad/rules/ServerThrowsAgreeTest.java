package dev.stopline.squad.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stopline.dice.Die;
import dev.stopline.dice.EnteredDice;
import dev.stopline.dice.RollRequest;
import dev.stopline.dice.Seed;
import dev.stopline.dice.SeededDice;
import dev.stopline.testkit.ChiSquare;
import dev.stopline.testkit.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * For the fifty commonest roll situations of careers played at random, 100,000 throws of the server agree with the stated
 * chances. The seed is fixed, so that the answer is always the same.
 */
class ServerThrowsAgreeTest {

    private static final int SITUATIONS = 50;
    private static final int THROWS = 100_000;
    private static final int CAREERS = 8;
    private static final int MOVES = 250;

    /** One in a hundred, divided by the fifty tests: the quantile of 1 - 1/5000. */
    private static final double Z = 3.54;

    /** A forecast, how often it was met, and one state and move where it was. */
    private record Situation(int met, SquadState state, SquadCommand command) {

        Situation again() {
            return new Situation(met + 1, state, command);
        }
    }

    @Test
    @Rule({"S-ACT-09", "S-GLO-02"})
    void aHundredThousandThrowsOfTheServerAgreeWithEachStatedChance() {
        var commonest = situations().entrySet().stream()
                .sorted((a, b) ->
                        Integer.compare(b.getValue().met(), a.getValue().met()))
                .limit(SITUATIONS)
                .toList();
        assertThat(commonest).hasSize(SITUATIONS);
        var faces = faces();
        int offset = 0;
        for (var each : commonest) {
            agree(each.getKey(), each.getValue(), faces, offset++);
        }
    }

    private static Map<Forecast, Situation> situations() {
        var met = new LinkedHashMap<Forecast, Situation>();
        for (int seed = 0; seed < CAREERS; seed++) {
            var career = new RandomCareer(seed);
            var policy = new CareerPolicy(seed);
            var commands = new RowCommands(seed);
            career.play(career.withFaces(new RandomMoves(seed).detective()));
            for (int i = 0; i < MOVES && career.state().detective().status() == DetectiveStatus.ACTIVE; i++) {
                var moves =
                        OpenMoves.of(RandomCareer.RULES, career.known(), false).moves();
                var move = policy.choose(moves, career.known());
                boolean sixes = move.forecast().dice().stream().allMatch(Die.D6::equals);
                if (sixes && move.forecast().chances().size() > 1) {
                    met.merge(
                            move.forecast(),
                            new Situation(1, career.state(), commands.plain(move)),
                            (old, one) -> old.again());
                }
                career.play(career.withFaces(commands.any(move)));
            }
        }
        return met;
    }

    /** Throws of the server at places as they stand in a career, three a situation. */
    private static int[] faces() {
        var dice = new SeededDice(Seed.ofHex("a5".repeat(32)));
        return IntStream.range(0, 3 * THROWS)
                .parallel()
                .map(i -> dice.roll(RollRequest.one("J" + i / 9 + "/S" + i % 9 / 3 + "/A" + i % 3 + "/d6", Die.D6))
                        .face())
                .toArray();
    }

    private static void agree(Forecast forecast, Situation situation, int[] faces, int offset) {
        var stated = new LinkedHashMap<String, Double>();
        forecast.chances()
                .forEach(each -> stated.put(
                        each.result(),
                        (double) THROWS
                                * each.chance().numerator()
                                / each.chance().denominator()));
        var results = new ArrayList<>(stated.keySet());
        var counted = new long[results.size()];
        var known = new LinkedHashMap<List<Integer>, String>();
        for (int i = 0; i < THROWS; i++) {
            var thrown = new ArrayList<Integer>();
            for (int die = 0; die < forecast.dice().size(); die++) {
                thrown.add(faces[(3 * i + die + offset) % faces.length]);
            }
            var result = known.computeIfAbsent(List.copyOf(thrown), all -> result(situation, all));
            assertThat(results).contains(result);
            counted[results.indexOf(result)]++;
        }
        var expected = stated.values().stream().mapToDouble(each -> each).toArray();
        assertThat(ChiSquare.of(counted, expected))
                .as("%s: %s", situation.command(), forecast)
                .isLessThan(ChiSquare.limit(results.size() - 1, Z));
    }

    /** What the rules make of as many of the faces as they need. */
    private static String result(Situation situation, List<Integer> thrown) {
        for (int dice = 0; dice <= thrown.size(); dice++) {
            var faces = thrown.subList(0, dice);
            var move = new SquadMove(situation.command(), faces);
            if (RandomCareer.RULES.decide(situation.state(), move, new EnteredDice(faces))
                    instanceof dev.stopline.decide.Ruling.Played<SquadEvent>(var events)) {
                return Results.of(events);
            }
        }
        throw new AssertionError(situation + " " + thrown);
    }
}
