package dev.stopline.tournament.rules;

import java.util.List;

/**
 * C.04.3 Art. 5, adapted: who takes the first chair in the first session. Both take both chairs in every encounter, so
 * this evens out only who begins where, and never decides who meets.
 */
final class Chairs {

    private Chairs() {}

    /** Whether the higher ranked of two begins on the first chair. */
    static boolean upperBegins(PairingCard upper, PairingCard lower) {
        var ups = chairs(upper);
        var lows = chairs(lower);
        int lean = lean(ups) - lean(lows);
        if (lean != 0) {
            return lean < 0;
        }
        for (int i = 1; i <= Math.min(ups.size(), lows.size()); i++) {
            boolean before = ups.get(ups.size() - i);
            if (before != lows.get(lows.size() - i)) {
                return !before;
            }
        }
        return ups.isEmpty() ? upper.number() % 2 == 1 : !ups.getLast();
    }

    /** Of each encounter played, whether it began on the first chair. */
    private static List<Boolean> chairs(PairingCard card) {
        return card.past().stream()
                .filter(each -> each.attendance() == Attendance.MET)
                .map(Past::first)
                .toList();
    }

    private static int lean(List<Boolean> chairs) {
        return chairs.stream().mapToInt(first -> first ? 1 : -1).sum();
    }
}
