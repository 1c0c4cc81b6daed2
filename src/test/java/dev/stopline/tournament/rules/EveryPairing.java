package dev.stopline.tournament.rules;

import dev.stopline.tournament.rules.SwissEvent.Paired;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Every pairing that a round of few teams could have, each as the partner of each number: 0 is the bye. */
final class EveryPairing {

    private final Paired paired;
    private final List<Map<Integer, Integer>> all = new ArrayList<>();

    EveryPairing(Paired paired) {
        this.paired = paired;
        add(new TreeMap<>(), free(paired));
    }

    /** Those who are not in a forced encounter. */
    private static List<Integer> free(Paired paired) {
        var playing = paired.playing().stream().map(PairingCard::number).toList();
        return playing.stream()
                .filter(each -> paired.wanted().forced().stream()
                        .noneMatch(pair ->
                                pair.has(each) && playing.contains(pair.low()) && playing.contains(pair.high())))
                .toList();
    }

    private void add(Map<Integer, Integer> partners, List<Integer> left) {
        if (left.isEmpty()) {
            all.add(partners);
            return;
        }
        int one = left.getFirst();
        for (int other : left) {
            var more = new TreeMap<>(partners);
            boolean bye = other == one;
            more.put(one, bye ? 0 : other);
            if (!bye) {
                more.put(other, one);
            }
            if (bye || !paired.wanted().forbidden().contains(new Pair(one, other))) {
                add(
                        more,
                        left.stream()
                                .filter(each -> each != one && each != other)
                                .toList());
            }
        }
    }

    /** What was made of it, in the same form. */
    Map<Integer, Integer> made() {
        var made = new TreeMap<Integer, Integer>();
        for (var each : paired.round().encounters()) {
            made.put(each.first(), each.second());
            made.put(each.second(), each.first());
        }
        paired.round().byes().forEach(each -> made.put(each.number(), 0));
        made.keySet().retainAll(free(paired));
        return made;
    }

    /** The least, by the criteria for the whole round and by the floats of a bracket, among those equal above it. */
    List<Integer> least(int score) {
        var above = scores().stream().filter(each -> each > score).toList();
        return all.stream()
                .filter(each ->
                        above.stream().allMatch(bracket -> pairs(each, bracket).equals(pairs(made(), bracket))))
                .map(each -> measure(each, score))
                .min(EveryPairing::compare)
                .orElseThrow();
    }

    List<Integer> scores() {
        return made().keySet().stream()
                .map(this::score)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** Byes, meetings repeated, byes repeated, the byes' scores, then the floaters of the bracket and their scores. */
    List<Integer> measure(Map<Integer, Integer> partners, int score) {
        var byes = partners.keySet().stream()
                .filter(each -> partner(partners, each) == 0)
                .toList();
        var floaters = partners.keySet().stream()
                .filter(each -> score(each) >= score && score(partner(partners, each)) < score)
                .map(this::score)
                .sorted(Comparator.reverseOrder())
                .toList();
        var measure = new ArrayList<Integer>();
        measure.add(byes.size());
        measure.add(sum(partners, each -> paired.card(each).meetings(partner(partners, each))));
        measure.add(byes.stream().mapToInt(each -> paired.card(each).byes()).sum());
        measure.add(byes.stream().mapToInt(this::score).sum());
        measure.add(floaters.size());
        measure.addAll(floaters);
        return measure;
    }

    private static int sum(Map<Integer, Integer> partners, Function<Integer, Integer> of) {
        return partners.keySet().stream().mapToInt(of::apply).sum();
    }

    private Map<Integer, Integer> pairs(Map<Integer, Integer> partners, int bracket) {
        var pairs = new TreeMap<>(partners);
        pairs.keySet().removeIf(each -> Math.min(score(each), score(partner(partners, each))) != bracket);
        return pairs;
    }

    private static int partner(Map<Integer, Integer> partners, int number) {
        return partners.getOrDefault(number, 0);
    }

    private int score(int number) {
        return number == 0 ? -1 : paired.card(number).halfPoints();
    }

    static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i) - other.get(i);
            }
        }
        return one.size() - other.size();
    }
}
