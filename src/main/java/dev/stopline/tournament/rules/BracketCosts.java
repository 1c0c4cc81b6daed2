package dev.stopline.tournament.rules;

import static dev.stopline.tournament.rules.Criterion.ALONE;
import static dev.stopline.tournament.rules.Criterion.BYE_SCORE;
import static dev.stopline.tournament.rules.Criterion.BYE_UNPLAYED;
import static dev.stopline.tournament.rules.Criterion.DOWN_AFTER_TWO;
import static dev.stopline.tournament.rules.Criterion.DOWN_AFTER_TWO_SCORES;
import static dev.stopline.tournament.rules.Criterion.DOWN_AGAIN;
import static dev.stopline.tournament.rules.Criterion.DOWN_AGAIN_SCORES;
import static dev.stopline.tournament.rules.Criterion.EXCHANGED;
import static dev.stopline.tournament.rules.Criterion.EXCHANGED_IN;
import static dev.stopline.tournament.rules.Criterion.EXCHANGED_OUT;
import static dev.stopline.tournament.rules.Criterion.EXCHANGED_SUM;
import static dev.stopline.tournament.rules.Criterion.FLOATERS;
import static dev.stopline.tournament.rules.Criterion.FLOATER_SCORES;
import static dev.stopline.tournament.rules.Criterion.IMPOSSIBLE;
import static dev.stopline.tournament.rules.Criterion.MOVED_DOWN_OPPONENTS;
import static dev.stopline.tournament.rules.Criterion.MOVED_DOWN_SET;
import static dev.stopline.tournament.rules.Criterion.NEXT_FLOATERS;
import static dev.stopline.tournament.rules.Criterion.NEXT_SCORES;
import static dev.stopline.tournament.rules.Criterion.REPEAT;
import static dev.stopline.tournament.rules.Criterion.SECOND_BYE;
import static dev.stopline.tournament.rules.Criterion.TRANSPOSED;
import static dev.stopline.tournament.rules.Criterion.UP_AFTER_TWO;
import static dev.stopline.tournament.rules.Criterion.UP_AFTER_TWO_SCORES;
import static dev.stopline.tournament.rules.Criterion.UP_AGAIN;
import static dev.stopline.tournament.rules.Criterion.UP_AGAIN_SCORES;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * C.04.3 Art. 2 and 4: what each possible pair costs by the criteria, of which the whole pairing's cost is the sum. A
 * pair that reaches out of the bracket is a float; a forbidden pair stands for two entrants without an opponent.
 */
final class BracketCosts {

    private final Scale scale;
    private final Set<Pair> forbidden;
    private final List<Integer> scores;
    private final int upperHalf;
    private final int rounds;
    private BigInteger sum = BigInteger.ZERO;

    /**
     * The costs of this bracket.
     *
     * @param everyone who is still unpaired, an even number, the bracket first
     * @param upperHalf how many residents are in the upper half, when they are to be ordered; 0 to order those moved down
     */
    BracketCosts(List<Contender> everyone, Set<Pair> forbidden, int upperHalf) {
        this.forbidden = forbidden;
        this.upperHalf = upperHalf;
        this.scores = everyone.stream()
                .filter(Contender::mayBeInNext)
                .map(Contender::score)
                .distinct()
                .sorted((one, other) -> other - one)
                .toList();
        this.rounds = everyone.stream()
                .mapToInt(each -> each.card().past().size())
                .max()
                .orElse(0);
        this.scale = new Scale(everyone.size() / 2);
        if (upperHalf > 0) {
            layOutResidents(
                    (int) everyone.stream().filter(Contender::isResident).count());
        } else {
            layOutMovedDown(everyone);
        }
        layOutQuality();
    }

    private void layOutResidents(int residents) {
        scale.plus(TRANSPOSED, residents, residents)
                .plus(EXCHANGED_IN, residents - upperHalf, 2)
                .plus(EXCHANGED_OUT, upperHalf, 1)
                .plus(EXCHANGED_SUM, 1, residents)
                .plus(EXCHANGED, 1, 2);
    }

    private void layOutMovedDown(List<Contender> everyone) {
        int movedDown = (int) everyone.stream().filter(Contender::isMovedDown).count();
        int residents = (int) everyone.stream().filter(Contender::isResident).count();
        scale.plus(MOVED_DOWN_OPPONENTS, movedDown, residents).plus(MOVED_DOWN_SET, movedDown, 2);
    }

    private void layOutQuality() {
        int points = Past.WIN * rounds + 1;
        scale.plus(UP_AFTER_TWO_SCORES, scores.size(), 1)
                .plus(DOWN_AFTER_TWO_SCORES, scores.size(), 1)
                .plus(UP_AGAIN_SCORES, scores.size(), 1)
                .plus(DOWN_AGAIN_SCORES, scores.size(), 1)
                .plus(UP_AFTER_TWO, 1, 1)
                .plus(DOWN_AFTER_TWO, 1, 2)
                .plus(UP_AGAIN, 1, 1)
                .plus(DOWN_AGAIN, 1, 2)
                .plus(BYE_UNPLAYED, 1, 2 * rounds + 1)
                .plus(NEXT_SCORES, scores.size(), 2)
                .plus(NEXT_FLOATERS, 1, 2)
                .plus(FLOATER_SCORES, scores.size(), 2)
                .plus(FLOATERS, 1, 2)
                .plus(BYE_SCORE, 1, 2 * points)
                .plus(SECOND_BYE, 1, 2 * rounds + 1)
                .plus(REPEAT, 1, rounds + 1)
                .plus(ALONE, 1, 1)
                .plus(IMPOSSIBLE, 1, 1);
    }

    Scale scale() {
        return scale;
    }

    /** The cost of a pair that may not be. */
    BigInteger impossible() {
        return scale.amount(IMPOSSIBLE, 0, 1);
    }

    /** The cost of a pair. */
    BigInteger of(Contender one, Contender other) {
        sum = BigInteger.ZERO;
        if (one.isNobody() || other.isNobody()) {
            bye(one.isNobody() ? other : one);
        } else if (forbidden.contains(new Pair(one.number(), other.number()))) {
            add(ALONE, 1);
            bye(one);
            bye(other);
        } else {
            pair(one, other);
        }
        return sum;
    }

    private void bye(Contender who) {
        add(SECOND_BYE, who.card().byes());
        add(BYE_SCORE, who.score());
        if (who.isInBracket()) {
            add(BYE_UNPLAYED, who.card().unplayed());
            leavesBracket(who);
        }
        if (who.mayBeInNext()) {
            leavesNext(who);
        }
    }

    private void pair(Contender one, Contender other) {
        add(REPEAT, one.card().meetings(other.number()));
        if (one.isInBracket() && other.isInBracket()) {
            inBracket(one.isMovedDown() ? one : other, one.isMovedDown() ? other : one);
        } else if (one.isInBracket() || other.isInBracket()) {
            leavesBracket(one.isInBracket() ? one : other);
        }
        if (one.mayBeInNext() && other.zone() == Contender.Zone.BELOW) {
            leavesNext(one);
        } else if (other.mayBeInNext() && one.zone() == Contender.Zone.BELOW) {
            leavesNext(other);
        }
    }

    private void inBracket(Contender one, Contender other) {
        if (other.isMovedDown() || one.isMovedDown() && upperHalf > 0) {
            add(IMPOSSIBLE, 1);
        } else if (one.isMovedDown()) {
            movedDown(one, other);
        } else {
            residents(one.place() < other.place() ? one : other, one.place() < other.place() ? other : one);
        }
    }

    private void movedDown(Contender one, Contender resident) {
        int digit = scores.indexOf(one.score());
        add(UP_AGAIN, resident.last() == Drift.UP ? 1 : 0);
        add(UP_AFTER_TWO, resident.beforeLast() == Drift.UP ? 1 : 0);
        add(DOWN_AGAIN_SCORES, digit, one.last() == Drift.DOWN ? 1 : 0);
        add(UP_AGAIN_SCORES, digit, resident.last() == Drift.UP ? 1 : 0);
        add(DOWN_AFTER_TWO_SCORES, digit, one.beforeLast() == Drift.DOWN ? 1 : 0);
        add(UP_AFTER_TWO_SCORES, digit, resident.beforeLast() == Drift.UP ? 1 : 0);
        add(MOVED_DOWN_OPPONENTS, one.place(), resident.place());
    }

    /** The exchanged parts count who did not move, for the scale knows only what is to be few. */
    private void residents(Contender upper, Contender lower) {
        if (upperHalf > 0) {
            add(EXCHANGED, lower.place() < upperHalf ? 1 : 0);
            add(EXCHANGED_SUM, upper.place());
            if (upper.place() < upperHalf) {
                add(EXCHANGED_OUT, upperHalf - 1 - upper.place(), 1);
            }
            staysLow(lower);
            add(TRANSPOSED, upper.place(), lower.place());
        }
    }

    private void staysLow(Contender who) {
        if (who.place() >= upperHalf) {
            add(EXCHANGED_IN, who.place() - upperHalf, 1);
        }
    }

    private void leavesBracket(Contender who) {
        add(FLOATERS, 1);
        add(FLOATER_SCORES, scores.indexOf(who.score()), 1);
        if (who.isMovedDown()) {
            if (upperHalf == 0) {
                add(MOVED_DOWN_SET, who.place(), 1);
            }
            return;
        }
        add(DOWN_AGAIN, who.last() == Drift.DOWN ? 1 : 0);
        add(DOWN_AFTER_TWO, who.beforeLast() == Drift.DOWN ? 1 : 0);
        if (upperHalf > 0) {
            add(EXCHANGED, who.place() < upperHalf ? 1 : 0);
            staysLow(who);
        }
    }

    private void leavesNext(Contender who) {
        add(NEXT_FLOATERS, 1);
        add(NEXT_SCORES, scores.indexOf(who.score()), 1);
    }

    private void add(Criterion criterion, int amount) {
        add(criterion, 0, amount);
    }

    private void add(Criterion criterion, int digit, int amount) {
        sum = sum.add(scale.amount(criterion, digit, amount));
    }
}
