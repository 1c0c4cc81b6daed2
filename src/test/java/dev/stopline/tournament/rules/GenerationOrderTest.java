package dev.stopline.tournament.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * C.04.3 3.6, 4.2, 4.3: in a bracket of one score, of which some are kept apart, the pairing is the first candidate that
 * stands when the exchanges and transpositions are gone through one by one as the rules write them down.
 */
class GenerationOrderTest {

    private static final int GAMES = Integer.getInteger("games", 100);

    @Test
    void the_pairing_is_the_first_candidate_that_stands() {
        int compared = 0;
        for (int seed = 0; seed < GAMES * 5; seed++) {
            var chance = new Random(seed);
            int size = 2 + chance.nextInt(7);
            var apart = apart(chance, size);
            var first = firstThatStands(size, apart);
            if (!first.isEmpty()) {
                compared++;
                assertThat(paired(size, apart)).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(first);
            }
        }
        assertThat(compared).isGreaterThan(GAMES);
    }

    private static List<Pair> apart(Random chance, int size) {
        var apart = new ArrayList<Pair>();
        int pairs = chance.nextInt(size * 2);
        for (int i = 0; i < pairs; i++) {
            int one = chance.nextInt(size);
            apart.add(new Pair(one + 1, (one + 1 + chance.nextInt(size - 1)) % size + 1));
        }
        return apart;
    }

    private static List<Pair> paired(int size, List<Pair> apart) {
        var cards = IntStream.rangeClosed(1, size)
                .mapToObj(each -> new PairingCard(each, List.of(), true))
                .toList();
        return Pairing.pair(new RoundToPair(1, cards, apart, List.of())).encounters().stream()
                .map(Encounter::pair)
                .toList();
    }

    private static List<Pair> firstThatStands(int size, List<Pair> apart) {
        for (var upper : exchanges(size)) {
            var lower = IntStream.rangeClosed(1, size)
                    .boxed()
                    .filter(each -> !upper.contains(each))
                    .toList();
            var found = transposed(upper, lower, apart);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** Every upper half, from the original one on, as 4.3 sorts the exchanges. */
    private static List<List<Integer>> exchanges(int size) {
        int half = size / 2;
        var uppers = new ArrayList<List<Integer>>();
        for (int chosen = 0; chosen < 1 << size; chosen++) {
            int bits = chosen;
            if (Integer.bitCount(chosen) == half) {
                uppers.add(IntStream.rangeClosed(1, size)
                        .filter(each -> (bits >> (each - 1) & 1) == 1)
                        .boxed()
                        .toList());
            }
        }
        uppers.sort(
                Comparator.comparingInt((List<Integer> each) -> in(each, half).size())
                        .thenComparingInt(each -> sum(in(each, half)) - sum(out(each, half)))
                        .thenComparing((one, other) -> largestDiffering(out(one, half), out(other, half)))
                        .thenComparing((one, other) -> smallestDiffering(in(one, half), in(other, half))));
        return uppers;
    }

    private static List<Integer> in(List<Integer> upper, int half) {
        return upper.stream().filter(each -> each > half).toList();
    }

    private static List<Integer> out(List<Integer> upper, int half) {
        return IntStream.rangeClosed(1, half)
                .boxed()
                .filter(each -> !upper.contains(each))
                .toList();
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    /** The one with the larger of the largest numbers that only one of them has goes first. */
    private static int largestDiffering(List<Integer> one, List<Integer> other) {
        return only(other, one).reversed().stream().findFirst().orElse(0)
                - only(one, other).reversed().stream().findFirst().orElse(0);
    }

    private static int smallestDiffering(List<Integer> one, List<Integer> other) {
        return only(one, other).stream().findFirst().orElse(0)
                - only(other, one).stream().findFirst().orElse(0);
    }

    private static List<Integer> only(List<Integer> one, List<Integer> other) {
        var only = new TreeSet<>(one);
        other.forEach(only::remove);
        return List.copyOf(only);
    }

    /** The first transposition of the lower half that stands: depth first is the order of 4.2. */
    private static List<Pair> transposed(List<Integer> upper, List<Integer> lower, List<Pair> apart) {
        if (upper.isEmpty()) {
            return List.of();
        }
        for (int partner : lower) {
            var pair = new Pair(upper.getFirst(), partner);
            if (!apart.contains(pair)) {
                var rest = upper.subList(1, upper.size());
                var others = lower.stream().filter(each -> each != partner).toList();
                var pairs = new ArrayList<>(transposed(rest, others, apart));
                if (pairs.size() == rest.size()) {
                    pairs.add(pair);
                    return pairs;
                }
            }
        }
        return List.of();
    }
}
