package dev.stopline.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Lists as values: each answer is a new list. */
public final class Lists {

    private Lists() {}

    /** The list with one element more at its end. */
    public static <T> List<T> plus(List<T> list, T element) {
        var longer = new ArrayList<T>(list.size() + 1);
        longer.addAll(list);
        longer.add(element);
        return List.copyOf(longer);
    }

    /** The list without the elements that match. */
    public static <T> List<T> without(List<T> list, Predicate<T> matches) {
        return list.stream().filter(matches.negate()).toList();
    }

    /** The list with each matching element changed. */
    public static <T> List<T> change(List<T> list, Predicate<T> matches, UnaryOperator<T> change) {
        return list.stream()
                .map(element -> matches.test(element) ? change.apply(element) : element)
                .toList();
    }

    /** The list with the first matching element changed. */
    public static <T> List<T> changeFirst(List<T> list, Predicate<T> matches, UnaryOperator<T> change) {
        var changed = new ArrayList<T>(list);
        for (int i = 0; i < changed.size(); i++) {
            if (matches.test(changed.get(i))) {
                changed.set(i, change.apply(changed.get(i)));
                break;
            }
        }
        return List.copyOf(changed);
    }
}
