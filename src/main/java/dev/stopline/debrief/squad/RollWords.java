package dev.stopline.debrief.squad;

import dev.stopline.squad.rules.Modifier;
import dev.stopline.squad.rules.Outcome;
import java.util.List;

/** A roll in words. */
final class RollWords {

    private RollWords() {}

    /** "the die shows 4; with +1 for Leads that makes 5 against 4". */
    static String of(int die, List<Modifier> modifiers, int total, int needed) {
        return modifiers.isEmpty()
                ? "the die shows " + die + " against " + needed
                : "the die shows " + die + "; with " + Causes.added(modifiers) + " that makes " + total + " against "
                        + needed;
    }

    static String outcome(Outcome outcome) {
        return switch (outcome) {
            case NAT6 -> ", a natural 6";
            case SUCCESS -> ", a success";
            case FAILURE -> ", a failure";
            case NAT1 -> ", a natural 1";
        };
    }
}
