package dev.stopline.tournament.rules;

import dev.stopline.decide.Wording;
import dev.stopline.tournament.rules.Candidate.Match;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The best candidate for a bracket, and why it is better than the ones that would come first in order: the next candidate
 * is looked for in earnest, and the weightiest criterion in which it is worse is the reason.
 */
final class WhyNot {

    private final Set<Pair> forbidden;
    private final BracketCosts costs;
    private final Candidate best;
    private final String score;

    private WhyNot(List<Contender> everyone, Set<Pair> forbidden, int upperHalf) {
        this.forbidden = forbidden;
        this.costs = new BracketCosts(everyone, forbidden, upperHalf);
        this.best = Candidate.best(everyone, costs);
        this.score = everyone.stream()
                .filter(Contender::isResident)
                .findFirst()
                .map(each -> PairingWords.points(each.score()))
                .orElseThrow();
    }

    /** Looks for the best candidate in a bracket that has residents, by its {@link BracketCosts}. */
    static WhyNot among(List<Contender> everyone, Set<Pair> forbidden, int upperHalf) {
        return new WhyNot(everyone, forbidden, upperHalf);
    }

    Candidate best() {
        return best;
    }

    /** Why two meet, rather than the higher ranked of them and the one whom order would give. */
    List<Reason> notInstead(Match pair, Contender inOrder) {
        var who = pair.upper();
        if (pair.lower().number() == inOrder.number()) {
            return List.of(new Reason("C.04.3 3.3", name(inOrder) + " is the opponent that the order gives."));
        }
        var other = "The order gives " + named(inOrder) + " to " + named(who) + ", but ";
        if (forbidden.contains(new Pair(who.number(), inOrder.number()))) {
            return List.of(new Reason("ORGANIZER", other + "the organizer keeps the two apart."));
        }
        if (who.card().meetings(inOrder.number()) > 0) {
            return List.of(new Reason("C.04.3 C1", other + "the two have met already."));
        }
        var criterion = worse(onlyWith(who, inOrder));
        return List.of(new Reason(criterion.rule(), other + "then " + criterion.words() + "."));
    }

    /** Why one is left over, rather than the lowest ranked of those paired, if that one ranks lower. */
    List<Reason> leftOver(Contender who, List<Contender> paired) {
        var lowest = paired.stream().max(Comparator.comparingInt(Contender::place));
        if (lowest.isEmpty()) {
            return List.of(meetsNobody(who));
        }
        if (lowest.get().place() < who.place()) {
            return List.of(
                    new Reason("C.04.3 1.4", name(who) + " is left over, the last in the bracket of " + score + "."));
        }
        var other = lowest.get();
        var criterion = worse((one, two) -> one.number() == other.number() && two.isInBracket());
        return List.of(leftOver(who, "were " + named(other) + " instead", criterion));
    }

    private Reason meetsNobody(Contender who) {
        var possible = best.everyone().stream()
                .filter(each -> each.isInBracket() && each.number() != who.number())
                .filter(each -> !each.isMovedDown() || !who.isMovedDown())
                .filter(each -> who.card().meetings(each.number()) == 0)
                .filter(each -> !forbidden.contains(new Pair(who.number(), each.number())))
                .findFirst();
        if (possible.isEmpty()) {
            return new Reason("C.04.3 1.4", name(who) + " has nobody to meet in the bracket of " + score + ".");
        }
        var other = possible.get();
        return leftOver(who, "did it meet " + named(other), worse(onlyWith(who, other)));
    }

    private Reason leftOver(Contender who, String otherwise, Criterion criterion) {
        var text = name(who) + " is left over in the bracket of " + score + ": " + otherwise + ", then "
                + criterion.words() + ".";
        return new Reason(criterion.rule(), text);
    }

    /** The criterion in which the best candidate without the banned pairs is worse. */
    private Criterion worse(BiPredicate<Contender, Contender> banned) {
        return costs.scale().worse(best.total(), best.without(costs, banned).total());
    }

    private static BiPredicate<Contender, Contender> onlyWith(Contender who, Contender other) {
        return (one, two) -> one.number() == who.number() && two.number() != other.number();
    }

    private static String name(Contender who) {
        return Wording.capital(named(who));
    }

    private static String named(Contender who) {
        return "number " + who.number();
    }
}
