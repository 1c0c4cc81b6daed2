package dev.stopline.tournament.rules;

import java.util.List;

/** The sentences of a pairing that are not of one bracket. */
final class PairingWords {

    private PairingWords() {}

    static Reason forced(Pair pair) {
        return new Reason("ORGANIZER", both(pair) + " meet by the organizer's word.");
    }

    static Reason bracket(PairingCard upper, PairingCard lower) {
        if (upper.halfPoints() == lower.halfPoints()) {
            var text = both(new Pair(upper.number(), lower.number())) + " are of one score bracket, with "
                    + points(upper.halfPoints()) + ".";
            return new Reason("C.04.3 1.3", text);
        }
        var text = "Number " + upper.number() + ", with " + points(upper.halfPoints())
                + ", floats down to the bracket of number " + lower.number() + ", with "
                + points(lower.halfPoints()) + ".";
        return new Reason("C.04.3 1.4", text);
    }

    static Reason bye(PairingCard card, boolean alone) {
        var who = "Number " + card.number() + ", with " + points(card.halfPoints()) + ", ";
        return alone
                ? new Reason("ORGANIZER", who + "has nobody left whom it is not kept apart from.")
                : new Reason("C.04.3 C5", who + "has the lowest score that can have the bye.");
    }

    static Reason repeated(Pair pair) {
        return new Reason("C.04.3 C1", both(pair) + " meet again: every complete pairing left has a repeat.");
    }

    /** What a bye gives up: nothing, if it is the first of its entrant and the only one of the round. */
    static List<Reason> given(Bye bye, boolean alone) {
        var who = "Number " + bye.number();
        if (alone) {
            return List.of(new Reason("ORGANIZER", who + " stays without an opponent: forbidden pairs never meet."));
        }
        return bye.repeat()
                ? List.of(new Reason("C.04.3 C2", who + " has a bye again: nobody else could have it."))
                : List.of();
    }

    /** Half points in words: "no points", "½ point", "1 point", "2½ points". */
    static String points(int halfPoints) {
        var whole = halfPoints > 1 ? Integer.toString(halfPoints / 2) : "";
        var number = whole + (halfPoints % 2 == 1 ? "½" : "");
        return halfPoints == 0 ? "no points" : number + (halfPoints > 2 ? " points" : " point");
    }

    private static String both(Pair pair) {
        return "Numbers " + pair.low() + " and " + pair.high();
    }
}
