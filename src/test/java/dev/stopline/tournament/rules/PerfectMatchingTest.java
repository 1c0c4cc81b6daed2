package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The matching is perfect, and no dearer than the best of all that there are. */
class PerfectMatchingTest {

    private static final int GAMES = Integer.getInteger("games", 100);

    @Test
    void no_perfect_matching_of_up_to_ten_vertices_is_cheaper() {
        for (int seed = 0; seed < GAMES * 20; seed++) {
            var chance = new Random(seed);
            int size = 2 * (1 + chance.nextInt(5));
            var costs = costs(chance, size, 1 + chance.nextInt(30));
            var partners = PerfectMatching.of(costs);
            assertThat(cost(costs, partners)).as("seed %d", seed).isEqualTo(cheapest(costs, everyone(size)));
        }
    }

    @Test
    void everyone_of_many_has_one_partner_and_no_two_pairs_are_better_crossed() {
        for (int seed = 0; seed < GAMES / 10; seed++) {
            var chance = new Random(seed);
            int size = 2 * (10 + chance.nextInt(23));
            var costs = costs(chance, size, 1 + chance.nextInt(9));
            var partners = PerfectMatching.of(costs);
            for (int a = 0; a < size; a++) {
                int b = partners.get(a);
                assertThat(partners.get(b)).isEqualTo(a).isNotEqualTo(b);
                for (int c = 0; c < size; c++) {
                    int d = partners.get(c);
                    if (c != a && c != b) {
                        var crossed = at(costs, a, c).add(at(costs, b, d));
                        assertThat(at(costs, a, b).add(at(costs, c, d))).isLessThanOrEqualTo(crossed);
                    }
                }
            }
        }
    }

    private static List<Integer> everyone(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    /** Few different costs close many odd rings. */
    private static List<List<BigInteger>> costs(Random chance, int size, int most) {
        var costs = new ArrayList<List<BigInteger>>();
        for (int row = 0; row < size; row++) {
            var line = new ArrayList<BigInteger>();
            for (int column = 0; column < size; column++) {
                line.add(column < row ? costs.get(column).get(row) : BigInteger.valueOf(chance.nextInt(most)));
            }
            costs.add(line);
        }
        return costs;
    }

    private static BigInteger at(List<List<BigInteger>> costs, int one, int other) {
        return costs.get(one).get(other);
    }

    private static BigInteger cost(List<List<BigInteger>> costs, List<Integer> partners) {
        return IntStream.range(0, partners.size())
                .filter(each -> each < partners.get(each))
                .mapToObj(each -> at(costs, each, partners.get(each)))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger cheapest(List<List<BigInteger>> costs, List<Integer> left) {
        if (left.isEmpty()) {
            return BigInteger.ZERO;
        }
        return left.stream()
                .skip(1)
                .map(partner -> at(costs, left.getFirst(), partner)
                        .add(cheapest(
                                costs,
                                left.stream()
                                        .skip(1)
                                        .filter(each -> !each.equals(partner))
                                        .toList())))
                .min(BigInteger::compareTo)
                .orElseThrow();
    }
}
