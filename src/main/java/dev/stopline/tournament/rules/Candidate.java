package dev.stopline.tournament.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * C.04.3 3.8: the best candidate for a bracket's pairing, with the way it pairs everybody below.
 *
 * @param everyone who was still unpaired, an even number, the bracket first
 * @param partners for each of them, the place of the partner in {@code everyone}
 * @param total what the pairing costs by the criteria
 */
record Candidate(List<Contender> everyone, List<Integer> partners, BigInteger total) {

    /** The best by these costs. */
    static Candidate best(List<Contender> everyone, BracketCosts costs) {
        return best(everyone, costs, (one, other) -> false);
    }

    /** The best by these costs that has none of the banned pairs. */
    Candidate without(BracketCosts costs, BiPredicate<Contender, Contender> banned) {
        return best(everyone, costs, banned);
    }

    private static Candidate best(
            List<Contender> everyone, BracketCosts costs, BiPredicate<Contender, Contender> banned) {
        var matrix = new ArrayList<List<BigInteger>>();
        for (int row = 0; row < everyone.size(); row++) {
            var line = new ArrayList<BigInteger>();
            for (int column = 0; column < everyone.size(); column++) {
                line.add(
                        column == row
                                ? BigInteger.ZERO
                                : column < row
                                        ? matrix.get(column).get(row)
                                        : cost(everyone.get(row), everyone.get(column), costs, banned));
            }
            matrix.add(line);
        }
        var partners = PerfectMatching.of(matrix);
        var total = IntStream.range(0, everyone.size())
                .filter(each -> each < partners.get(each))
                .mapToObj(each -> matrix.get(each).get(partners.get(each)))
                .reduce(BigInteger.ZERO, BigInteger::add);
        return new Candidate(everyone, partners, total);
    }

    private static BigInteger cost(
            Contender one, Contender other, BracketCosts costs, BiPredicate<Contender, Contender> banned) {
        var cost = costs.of(one, other);
        return banned.test(one, other) || banned.test(other, one) ? cost.add(costs.impossible()) : cost;
    }

    /** The pairs inside the bracket, the higher ranked of each first, in that one's order. */
    List<Match> pairs(Set<Pair> forbidden) {
        return IntStream.range(0, everyone.size())
                .filter(each -> each < partners.get(each))
                .mapToObj(each -> new Match(everyone.get(each), everyone.get(partners.get(each))))
                .filter(each -> each.lower().isInBracket() && !forbidden.contains(each.pair()))
                .toList();
    }

    /**
     * Two that meet.
     *
     * @param upper the higher ranked
     */
    record Match(Contender upper, Contender lower) {

        Pair pair() {
            return new Pair(upper.number(), lower.number());
        }

        boolean has(Contender one) {
            return upper.number() == one.number() || lower.number() == one.number();
        }
    }
}
