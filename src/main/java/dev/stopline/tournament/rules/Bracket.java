package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.Candidate.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * C.04.3 Art. 3: pairs one bracket, those who floated down into it first and then the remainder, and leaves the others to
 * float.
 */
final class Bracket {

    private final List<Contender> everyone;
    private final Set<Pair> forbidden;
    private final List<Made> made = new ArrayList<>();
    private final List<Floated> floated = new ArrayList<>();

    /** Two that meet, and why. */
    record Made(Match match, List<Reason> reasons) {}

    /** One that leaves the bracket without an opponent, and why. */
    record Floated(Contender who, List<Reason> reasons) {}

    /**
     * The bracket of this field.
     *
     * @param everyone who is still unpaired, an even number: moved down, residents, the next score, those below, and
     *     nobody if there is to be a bye
     */
    Bracket(List<Contender> everyone, Set<Pair> forbidden) {
        this.everyone = everyone;
        this.forbidden = forbidden;
    }

    List<Made> made() {
        return made;
    }

    List<Floated> floated() {
        return floated;
    }

    /** Pairs the bracket, once. */
    Bracket pair() {
        if (everyone.stream().anyMatch(Contender::isMovedDown)) {
            pairMovedDown();
        } else {
            int most = (int) everyone.stream().filter(Contender::isResident).count() / 2;
            pairRemainder(everyone, most);
        }
        return this;
    }

    private void pairMovedDown() {
        var why = WhyNot.among(everyone, forbidden, 0);
        var pairs = why.best().pairs(forbidden);
        var met = pairs.stream().filter(each -> each.upper().isMovedDown()).toList();
        var residents = everyone.stream().filter(Contender::isResident).toList();
        for (int i = 0; i < met.size(); i++) {
            made.add(new Made(met.get(i), why.notInstead(met.get(i), residents.get(i))));
        }
        var paired = met.stream().map(Match::upper).toList();
        everyone.stream()
                .filter(each -> each.isMovedDown() && !paired.contains(each))
                .forEach(each -> floated.add(new Floated(each, why.leftOver(each, paired))));
        var left = everyone.stream()
                .filter(each -> met.stream().noneMatch(match -> match.has(each)))
                .toList();
        pairRemainder(left, pairs.size() - met.size());
    }

    /** Pairs the residents among those left; with fewer pairs than hoped for, from halves that are as small. */
    private void pairRemainder(List<Contender> left, int upperHalf) {
        var field = placed(left);
        var residents = field.stream().filter(Contender::isResident).toList();
        if (residents.isEmpty()) {
            return;
        }
        var why = WhyNot.among(field, forbidden, upperHalf);
        var pairs = residentPairs(why);
        if (pairs.size() < upperHalf && !pairs.isEmpty()) {
            why = WhyNot.among(field, forbidden, pairs.size());
            pairs = residentPairs(why);
        }
        for (var pair : pairs) {
            made.add(new Made(pair, why.notInstead(pair, straight(pair, residents, pairs.size()))));
        }
        var paired = pairs.stream()
                .flatMap(each -> List.of(each.upper(), each.lower()).stream())
                .toList();
        for (var each : residents) {
            if (!paired.contains(each)) {
                floated.add(new Floated(each, why.leftOver(each, paired)));
            }
        }
    }

    private List<Match> residentPairs(WhyNot why) {
        return why.best().pairs(forbidden).stream()
                .filter(each -> each.upper().isResident())
                .toList();
    }

    /** C.04.3 4.1: the residents left have places of their own. */
    private static List<Contender> placed(List<Contender> left) {
        var residents = left.stream().filter(Contender::isResident).toList();
        return left.stream()
                .map(each -> each.isResident() ? each.at(residents.indexOf(each)) : each)
                .toList();
    }

    /** C.04.3 3.3.1: whom the higher ranked of two would meet if the halves met in order. */
    private static Contender straight(Match pair, List<Contender> residents, int upperHalf) {
        int place = pair.upper().place();
        return residents.get(place < upperHalf ? place + upperHalf : place - upperHalf);
    }
}
