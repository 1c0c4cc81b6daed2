package dev.stopline.tournament.rules;

import java.util.List;

/**
 * An entrant as the bracket being paired sees it.
 *
 * @param place its place in its zone, from 0, by score and then by number
 * @param last its float in the round before
 * @param beforeLast its float two rounds before
 */
record Contender(PairingCard card, Zone zone, int place, Drift last, Drift beforeLast) {

    /** C.04.3 1.3, 1.4: where an entrant stands, seen from the bracket being paired. */
    enum Zone {
        /** Floated down from a bracket above. */
        MOVED_DOWN,
        /** Has the bracket's score. */
        RESIDENT,
        /** Has the next bracket's score. */
        NEXT,
        /** Has a lower score still. */
        BELOW,
        /** Nobody: who is paired with it has the bye. */
        NOBODY
    }

    private static final PairingCard NOBODY = new PairingCard(0, List.of(), false);

    static Contender nobody() {
        return new Contender(NOBODY, Zone.NOBODY, 0, Drift.NONE, Drift.NONE);
    }

    int number() {
        return card.number();
    }

    int score() {
        return card.halfPoints();
    }

    boolean isNobody() {
        return zone == Zone.NOBODY;
    }

    boolean isMovedDown() {
        return zone == Zone.MOVED_DOWN;
    }

    boolean isResident() {
        return zone == Zone.RESIDENT;
    }

    boolean isInBracket() {
        return isMovedDown() || isResident();
    }

    /** Whether it is in the bracket after this one, or may float into it. */
    boolean mayBeInNext() {
        return isInBracket() || zone == Zone.NEXT;
    }

    Contender at(int newPlace) {
        return new Contender(card, zone, newPlace, last, beforeLast);
    }
}
