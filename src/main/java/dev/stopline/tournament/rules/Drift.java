package dev.stopline.tournament.rules;

import java.util.List;

/** C.04.3 1.4: the float of an entrant in a round. */
enum Drift {
    NONE,
    /** Met somebody with less, or got points without play. */
    DOWN,
    /** Met somebody with more. */
    UP;

    /** The float in a round, counted from 1: none before the first and in rounds not yet settled. */
    static Drift of(PairingCard card, int round, List<PairingCard> field) {
        if (round < 1 || round > card.past().size()) {
            return NONE;
        }
        var past = card.past().get(round - 1);
        if (past.attendance() != Attendance.MET) {
            boolean paid = past.attendance() == Attendance.PAIRING_BYE || past.halfPoints() > 0;
            return paid ? DOWN : NONE;
        }
        int own = card.halfPointsBefore(round);
        int other = field.stream()
                .filter(each -> each.number() == past.opponent())
                .mapToInt(each -> each.halfPointsBefore(round))
                .findFirst()
                .orElse(own);
        return own > other ? DOWN : own < other ? UP : NONE;
    }
}
